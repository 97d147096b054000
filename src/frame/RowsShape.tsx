import styles from './RowsShape.module.css';
import { SectionLoading } from './SectionLoading.tsx';

interface RowsShapeProps {
  /** The number of rows of a page. */
  rows: number;
  columns: number;
}

/** A skeleton as high as the rows being loaded, so that little moves when they arrive. */
export function RowsShape({ rows, columns }: RowsShapeProps) {
  // In the card layout, the name and the amount share the first line.
  const size = { '--rows': rows, '--lines': Math.ceil(Math.max(columns - 2, 0) / 2) };
  return (
    <div className={styles.frame} style={size}>
      <div className={styles.rows}>
        <SectionLoading height="var(--height)" />
      </div>
    </div>
  );
}
