import type { ReactNode } from 'react';
import styles from './ChartCard.module.css';
import type { Elements } from './elements.ts';

export interface ChartCardProps {
  /** The control that chooses its subject, or its name. */
  title: ReactNode;
  /** Its total, formatted: the figure, a second one beside it, and what they are based on. */
  figure?: { value: string; beside?: string | undefined; about?: string | undefined } | undefined;
  /** The chart, or its table. */
  children: Elements;
  /** Other views of the chart, and notes about it. */
  foot?: Elements;
}

/** A chart with its title. */
export function ChartCard({ title, figure, children, foot }: ChartCardProps) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <div className={styles.title}>{title}</div>
        {figure && (
          <div className={styles.figure}>
            <strong className={styles.value}>{figure.value}</strong>
            {figure.beside && <span className={styles.beside}>{figure.beside}</span>}
            {figure.about && <span className={styles.about}>{figure.about}</span>}
          </div>
        )}
      </figcaption>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}
