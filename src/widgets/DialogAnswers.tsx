import type { ReactNode } from 'react';
import styles from './DialogAnswers.module.css';

/** The buttons at the bottom of a dialog; on a phone they share the line. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
