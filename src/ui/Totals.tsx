import { Figure } from './Figure.tsx';
import { Term } from './Term.tsx';
import styles from './Totals.module.css';

export interface TotalsProps {
  /** The amounts that are added up, for screen readers: the rows and their pager show it. */
  caption: string;
  items: readonly Item[];
  /** A note about rows that the totals do not count. */
  note?: string | undefined;
  /** While loading, existing figures stay and are dimmed. */
  status: 'loading' | 'ready';
}

interface Item {
  label: string;
  /** A text for each currency. */
  amounts: readonly string[];
  /** What is counted; shown when the label is pressed. */
  about?: string | undefined;
  note?: string | undefined;
}

/** The totals of a table. */
export function Totals({ caption, items, note, status }: TotalsProps) {
  return (
    <div className={styles.frame} data-stale={status === 'loading'}>
      <p className="visuallyHidden">{caption}</p>
      <dl className={styles.items}>
        {items.map((item) => (
          <div key={item.label} className={styles.item}>
            <dt className={styles.label}>{item.about ? <Term about={item.about}>{item.label}</Term> : item.label}</dt>
            {item.amounts.map((amount, at) => (
              // Several currencies can be unknown.
              // biome-ignore lint/suspicious/noArrayIndexKey: a currency keeps its place
              <dd key={at} className={styles.value}>
                <Figure>{amount}</Figure>
              </dd>
            ))}
            {item.note && <dd className={styles.note}>{item.note}</dd>}
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
