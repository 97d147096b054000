import { useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Term.module.css';

export interface TermProps {
  /** The text of the term. */
  children: string;
  /** The explanation; screen readers announce it when it appears. */
  about: string;
  /** Whether it begins opened. */
  startsOpen?: boolean;
}

/** A term that shows an explanation in plain words below it when it is pressed. */
export function Term({ children, about, startsOpen = false }: TermProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <span>
      <button
        type="button"
        className={styles.term}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.word}>{children}</span>
        <Icon name="info" size="sm" />
      </button>
      <span className={styles.about} id={id} aria-live="polite">
        {isOpen && about}
      </span>
    </span>
  );
}
