import styles from './RowsShape.module.css';
import { SectionLoading } from './SectionLoading.tsx';

interface RowsShapeProps {
  /** The number of rows that are expected. */
  rows: number;
}

/** How many rows a page is expected to have: documents fill it, and other lists are seldom longer than five. */
export const expectedRows = ({ documents }: { documents?: unknown }, pageSize: number): number =>
  documents === undefined ? Math.min(pageSize, 5) : pageSize;

/** A skeleton as high as the rows being loaded, so that little moves when they arrive. */
export function RowsShape({ rows }: RowsShapeProps) {
  return (
    <div className={styles.frame} style={{ '--rows': rows }}>
      <div className={styles.rows}>
        <SectionLoading height="var(--height)" />
      </div>
    </div>
  );
}
