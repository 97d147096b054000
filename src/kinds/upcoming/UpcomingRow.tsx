import type { ReactNode } from 'react';
import { Text } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import styles from './UpcomingPanel.module.css';

export interface UpcomingRowProps {
  /** Already received, to come on the next day of payment, or later. */
  state: 'received' | 'next' | 'later';
  name: ReactNode;
  amount: ReactNode;
  day: string;
  /** What it was paid for, or how it is distributed. */
  note: string | undefined;
  tone?: 'negative' | undefined;
}

/** One payment: what, how much, when, and how it is distributed. */
export function UpcomingRow({ state, name, amount, day, note, tone }: UpcomingRowProps) {
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.amount}>{typeof amount === 'string' ? <Figure>{amount}</Figure> : amount}</span>
      <span className={styles.detail}>
        <span className={styles.day}>{day}</span>
        {note && (
          <Text as="span" tone={tone} className={styles.note}>
            {`, ${note}`}
          </Text>
        )}
      </span>
    </li>
  );
}
