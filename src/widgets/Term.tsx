import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Term.module.css';

export interface TermProps {
  /** The text of the term. */
  children: string;
  /** The explanation; screen readers announce it when it appears. */
  about: string | undefined;
  onToggle: () => void;
}

/** A term that shows an explanation in plain words below it when it is pressed. */
export function Term({ children, about, onToggle }: TermProps) {
  const id = useId();
  return (
    <span className={styles.frame}>
      <button
        type="button"
        className={styles.term}
        aria-expanded={about !== undefined}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.word}>{children}</span>
        <Icon name="info" size="sm" />
      </button>
      <span className={styles.about} id={id} aria-live="polite">
        {about}
      </span>
    </span>
  );
}
