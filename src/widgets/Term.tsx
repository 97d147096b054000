import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Term.module.css';

export interface TermProps {
  /** The term as it is written. */
  children: string;
  /** What it means, once it is asked for; read out when it appears. */
  about: string | undefined;
  onToggle: () => void;
}

/** A term that stays, and what it means in plain words below it once it is pressed. */
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
