import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

/** The buttons at the foot of a dialog; they share the line and stay in view while the content above them scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
