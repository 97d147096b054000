import styles from './Spinner.module.css';

/** A turning ring; what is being waited for is said by the element it stands in. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
