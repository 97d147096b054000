import { Row, Small, Stack } from './box.tsx';
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
    <Stack gap="1" pad="3 inset" line="below" className={styles.frame} data-stale={status === 'loading'}>
      <p className="visuallyHidden">{caption}</p>
      <Row as="dl" gap="1 6" shrinks className={styles.items}>
        {items.map((item) => (
          <div key={item.label} className={styles.item}>
            <Small as="dt" shrinks>
              {item.about ? <Term about={item.about}>{item.label}</Term> : item.label}
            </Small>
            {item.amounts.map((amount, at) => (
              // Several currencies can be unknown.
              // biome-ignore lint/suspicious/noArrayIndexKey: a currency keeps its place
              <dd key={at} className={styles.value}>
                <Figure>{amount}</Figure>
              </dd>
            ))}
            {item.note && (
              <Small as="dd" className={styles.note}>
                {item.note}
              </Small>
            )}
          </div>
        ))}
      </Row>
      {note && <Small className={styles.note}>{note}</Small>}
    </Stack>
  );
}
