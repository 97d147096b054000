import styles from './Spinner.module.css';

/** A loading spinner; the element around it says what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
