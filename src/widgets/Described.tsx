import styles from './Described.module.css';

/** What a row is, muted beside the name of what it belongs to; a narrow table has it with the date instead. */
export function Described({ children }: { children: string }) {
  return (
    <span className={styles.description} data-only-table="">
      {children}
    </span>
  );
}
