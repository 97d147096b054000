import styles from './Mark.module.css';

/** A short tag that sets an item apart, such as "New". */
export function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}
