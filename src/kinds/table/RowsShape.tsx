import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { TableConfig } from './options.ts';
import styles from './RowsShape.module.css';

interface RowsShapeProps {
  /** The number of rows that are expected. */
  rows: number;
  /** The number of totals above them. */
  totals?: number | undefined;
}

/** How many rows a page is expected to have: documents fill it, and other lists are seldom longer than five. */
export const expectedRows = ({ documents }: { documents?: unknown }, pageSize: number): number =>
  documents === undefined ? Math.min(pageSize, 5) : pageSize;

/** How many totals a table has above its rows. */
export const expectedTotals = ({ totals }: Pick<TableConfig, 'totals'>): number =>
  totals === undefined ? 0 : 'sum' in totals ? totals.sum.length : totals.fields.length;

/** The room of the controls beside the title, with or without a choice of days. */
export const AwaitedActions = ({ hasDays = false }) => <span className={styles.actions} data-days={hasDays} />;

/** A skeleton as high as the rows being loaded, so that little moves when they arrive. */
export function RowsShape({ rows, totals = 0 }: RowsShapeProps) {
  return (
    <div className={styles.frame} style={{ '--rows': rows, '--totals': totals }}>
      <div className={styles.rows}>
        <SectionLoading height="var(--height)" />
      </div>
    </div>
  );
}
