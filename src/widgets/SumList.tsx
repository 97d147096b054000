import styles from './SumList.module.css';

export interface SumLine {
  label: string;
  /** The amount, formatted. */
  value: string;
}

interface SumListProps {
  lines: readonly SumLine[];
  sum: SumLine;
  /** What is to be said of the sum. */
  note?: string | undefined;
}

/** Amounts one below the other with their sum. */
export function SumList({ lines, sum, note }: SumListProps) {
  return (
    <>
      {/* A long list scrolls inside the card, by keyboard too. */}
      <dl className={styles.list} tabIndex={0}>
        {[...lines, sum].map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none changes places
          <div key={index} className={styles.line} data-sum={index === lines.length}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
