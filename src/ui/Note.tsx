import { text } from '../values/text/text.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Note.module.css';

export interface NoteProps {
  lines: readonly string[];
  onDismiss: () => void;
}

/** A short message above the content; it can be dismissed. */
export function Note({ lines, onDismiss }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      <Icon name="info" />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <IconButton icon="close" label={text.table.dismiss} onClick={onDismiss} />
    </div>
  );
}
