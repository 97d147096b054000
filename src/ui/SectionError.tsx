import { text } from '../values/text/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './SectionError.module.css';

export interface SectionErrorProps {
  /** What happened; by default, that the section could not be loaded. */
  title?: string;
  message: string;
  /** Left out if a retry can't help. */
  onRetry?: (() => void) | undefined;
  /** The label of the retry button. */
  retry?: string;
  busy?: boolean;
  /** Disables the retry button for now. */
  disabled?: boolean;
}

/** Shown instead of a section's content when its data could not be loaded. */
export function SectionError({ title, message, onRetry, retry, busy, disabled }: SectionErrorProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.message} role="alert">
        <Icon name="error" />
        <div>
          <p className={styles.title}>{title ?? text.errors.title}</p>
          <p className={styles.text}>{message}</p>
        </div>
      </div>
      {onRetry && (
        <Button size="small" icon="refresh" busy={busy} aria-disabled={disabled} onClick={onRetry}>
          {retry ?? text.actions.tryAgain}
        </Button>
      )}
    </div>
  );
}
