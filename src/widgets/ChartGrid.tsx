import type { ReactNode } from 'react';
import styles from './ChartGrid.module.css';

/** Charts side by side, as many as there is room for. */
export function ChartGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.grid} data-size={wide ? 'wide' : 'small'}>
      {children}
    </div>
  );
}
