import { Figure } from './Figure.tsx';
import styles from './Totals.module.css';

export interface TotalsProps {
  /** What is added up. */
  caption: string;
  items: readonly { label: string; text: string; about?: string | undefined }[];
  /** While loading, existing figures stay and are dimmed. */
  status: 'loading' | 'ready';
}

/** The totals of a table. */
export function Totals({ caption, items, status }: TotalsProps) {
  return (
    <div className={styles.frame} data-stale={status === 'loading'}>
      <p className={styles.caption}>{caption}</p>
      <dl className={styles.items}>
        {items.map(({ label, text, about }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Figure>{text}</Figure>
            </dd>
            {about && <dd className={styles.about}>{about}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
