import type { ReactNode } from 'react';
import { Text } from './box.tsx';
import styles from './FactRow.module.css';
import { BelowHeading, Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';

interface FactRowProps {
  title: string;
  /** The most important fact, shown while the row is closed. */
  fact?: string | undefined;
  /** Called when it is opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A row that shows one fact about a subject, and all its content once it is opened. */
export function FactRow({ title, fact, onToggle, children }: FactRowProps) {
  return (
    <details className={styles.row} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.summary}>
        <Text as={Heading} size="md" weight="regular" className={styles.title}>
          {title}
        </Text>
        {fact && <span className={styles.fact}>{fact}</span>}
        <span className={styles.mark}>
          <Icon name="expand" size="sm" />
        </span>
      </summary>
      <div className={styles.content}>
        <BelowHeading>{children}</BelowHeading>
      </div>
    </details>
  );
}
