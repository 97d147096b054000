import type { ReactNode } from 'react';
import styles from './ChartCard.module.css';
import type { Elements } from './elements.ts';

export interface ChartCardProps {
  /** The chart's name, or a choice of what it shows. */
  title: ReactNode;
  /** The latest value, formatted, and its date. */
  latest?: { value: string; at: string } | undefined;
  /** The chart, or its table. */
  children: Elements;
}

/** A chart with its title. */
export function ChartCard({ title, latest, children }: ChartCardProps) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {latest && (
          <span className={styles.latest}>
            <span>{`${latest.at} `}</span>
            <strong className={styles.value}>{latest.value}</strong>
          </span>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
