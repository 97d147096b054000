import type { ReactNode } from 'react';
import styles from './ChartGrid.module.css';

/** A grid of charts with as many columns as fit. */
export function ChartGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.grid} data-size={wide ? 'wide' : 'small'}>
      {children}
    </div>
  );
}
