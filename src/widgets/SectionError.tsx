import { text } from '../text/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './SectionError.module.css';

export interface SectionErrorProps {
  /** What has happened; that something could not be loaded where nothing else is said. */
  title?: string;
  message: string;
  /** Left out when trying again can't help. */
  onRetry?: (() => void) | undefined;
  /** What that is called. */
  retry?: string;
  busy?: boolean;
  /** Trying again has to wait. */
  disabled?: boolean;
}

/** Stands where a section's content would be when its data could not be had. */
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
