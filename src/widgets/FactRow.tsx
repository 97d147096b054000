import type { ReactNode } from 'react';
import styles from './FactRow.module.css';
import { Icon } from './Icon.tsx';

interface FactRowProps {
  title: string;
  /** The one fact of it that is worth knowing before it is opened. */
  fact?: string | undefined;
  /** Called when it is opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A row that says one fact of a subject, and everything about it once it is opened. */
export function FactRow({ title, fact, onToggle, children }: FactRowProps) {
  return (
    <details className={styles.row} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {fact && <span className={styles.fact}>{fact}</span>}
        <span className={styles.mark}>
          <Icon name="next" size="sm" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
