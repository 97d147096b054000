import styles from './ChartTable.module.css';
import { Figure } from './Figure.tsx';
import { useScrollStop } from './useScrollStop.ts';

export interface ChartTableProps {
  /** The chart's name. */
  label: string;
  /** The column headers: what the rows are, and their figures. */
  headers: readonly string[];
  /** The formatted cells of each row, as many as there are headers. */
  rows: readonly (readonly string[])[];
  /** Hides the first header visually if it only repeats the table's name. */
  firstHidden?: boolean;
  /** Makes the table scroll inside its own frame. */
  long?: boolean;
}

/** A chart's figures as a table. */
export function ChartTable({ label, headers, rows, firstHidden = false, long = false }: ChartTableProps) {
  const scrollStop = useScrollStop(label);
  return (
    <div className={styles.frame} data-long={long} {...scrollStop}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            {headers.map((header, column) => (
              <th key={header} className={styles.cell} scope="col">
                <span className={firstHidden && column === 0 ? 'visuallyHidden' : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and their order never changes
            <tr key={row} className={styles.row}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={headers[column + 1]} className={styles.cell}>
                  <Figure>{figure}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
