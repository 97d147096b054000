import styles from './RowsShape.module.css';
import { SectionLoading } from './SectionLoading.tsx';

interface RowsShapeProps {
  /** The number of rows of a page. */
  rows: number;
}

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
