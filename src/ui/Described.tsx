import styles from './Described.module.css';

/** Describes a row, muted beside the name that it belongs to; a narrow table shows the description with the date. */
export function Described({ children }: { children: string }) {
  return (
    <span className={styles.description} data-only-table="">
      {children}
    </span>
  );
}
