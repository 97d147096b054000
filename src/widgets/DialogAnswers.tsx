import type { ReactNode } from 'react';
import styles from './DialogAnswers.module.css';

/** The buttons that answer a dialog's question, below it at its end; on a phone they share the line. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
