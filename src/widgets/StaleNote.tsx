import { text } from '../text/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './StaleNote.module.css';

export interface StaleNoteProps {
  /** Why there is nothing newer. */
  message: string;
  busy: boolean;
  /** Trying again has to wait. */
  disabled: boolean;
  onRetry: () => void;
}

/** Stands above what is still shown although it could not be brought up to date. */
export function StaleNote({ message, busy, disabled, onRetry }: StaleNoteProps) {
  return (
    <div className={styles.note} role="note">
      <Icon name="warning" />
      <p role="status">
        {text.faults.notUpToDate} {message}
      </p>
      <Button size="small" icon="refresh" busy={busy} aria-disabled={disabled} onClick={onRetry}>
        {text.actions.tryAgain}
      </Button>
    </div>
  );
}
