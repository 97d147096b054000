import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** A grid of tiles with as many columns as fit; `isStale` while new ones are loading. */
export function TileGrid({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  return (
    <div className={styles.grid} data-stale={isStale} aria-busy={isStale}>
      {children}
    </div>
  );
}
