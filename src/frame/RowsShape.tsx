import styles from './RowsShape.module.css';
import { SectionLoading } from './SectionLoading.tsx';

interface RowsShapeProps {
  /** As many as a page has. */
  rows: number;
  columns: number;
}

/** As high as the rows that are on their way, so that little moves below them when they come. */
export function RowsShape({ rows, columns }: RowsShapeProps) {
  // A name and an amount share the first line of a card.
  const size = { '--rows': rows, '--lines': Math.ceil(Math.max(columns - 2, 0) / 2) };
  return (
    <div className={styles.frame} style={size}>
      <div className={styles.rows}>
        <SectionLoading height="var(--height)" />
      </div>
    </div>
  );
}
