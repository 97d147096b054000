import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** Tiles side by side, as many as there is room for; `isStale` while others are on their way. */
export function TileGrid({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  return (
    <div className={styles.grid} data-stale={isStale} aria-busy={isStale}>
      {children}
    </div>
  );
}
