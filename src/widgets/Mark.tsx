import styles from './Mark.module.css';

/** A word that tells one thing of a list from the others, such as that it is new. */
export function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}
