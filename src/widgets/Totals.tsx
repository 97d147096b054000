import { Figure } from './Figure.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './Totals.module.css';

export interface TotalsProps {
  /** What they are totals of. */
  caption: string;
  items: readonly { label: string; text: string }[];
  /** While loading, the figures that are there stay, dimmed; `waiting` has none yet. */
  status: 'waiting' | 'loading' | 'ready';
}

/** A quiet strip of sums that belong to a table. */
export function Totals({ caption, items, status }: TotalsProps) {
  return (
    <div className={styles.frame} data-stale={status === 'loading'}>
      <p className={styles.caption}>{status === 'waiting' ? <Skeleton width="8rem" /> : caption}</p>
      <dl className={styles.items}>
        {items.map(({ label, text }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {status === 'waiting' ? <Skeleton width="5rem" /> : <Figure>{text}</Figure>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
