import { text } from '../values/text/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './StaleNote.module.css';

export interface StaleNoteProps {
  /** Why there is no newer data. */
  message: string;
  busy: boolean;
  /** Disables the retry button for now. */
  disabled: boolean;
  onRetry: () => void;
}

/** Shown above content that could not be refreshed. Silent: one cause is announced once, for the whole screen. */
export function StaleNote({ message, busy, disabled, onRetry }: StaleNoteProps) {
  return (
    <div className={styles.note} role="note" data-stale>
      <Icon name="warning" />
      <p>{`${text.upToDate.notUpToDate} ${message}`}</p>
      <Button size="small" icon="refresh" busy={busy} aria-disabled={disabled} onClick={onRetry}>
        {text.actions.tryAgain}
      </Button>
    </div>
  );
}
