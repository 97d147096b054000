import { Figure } from './Figure.tsx';
import styles from './Totals.module.css';

export interface TotalsProps {
  /** The amounts that are added up. */
  caption: string;
  items: readonly { label: string; amounts: readonly string[]; about?: string | undefined }[];
  /** A note about rows that the totals do not count. */
  note?: string | undefined;
  /** While loading, existing figures stay and are dimmed. */
  status: 'loading' | 'ready';
}

/** The totals of a table. */
export function Totals({ caption, items, note, status }: TotalsProps) {
  return (
    <div className={styles.frame} data-stale={status === 'loading'}>
      <p className={styles.caption}>{caption}</p>
      <dl className={styles.items}>
        {items.map(({ label, amounts, about }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            {amounts.map((amount) => (
              <dd key={amount} className={styles.value}>
                <Figure>{amount}</Figure>
              </dd>
            ))}
            {about && <dd className={styles.about}>{about}</dd>}
          </div>
        ))}
      </dl>
      {note && <p className={styles.about}>{note}</p>}
    </div>
  );
}
