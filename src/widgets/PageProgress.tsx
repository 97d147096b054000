import styles from './PageProgress.module.css';
import bar from './ProgressBar.module.css';

/** A line along the top of the window while something is awaited; seen once that takes more than a second. */
export function PageProgress({ label }: { label: string }) {
  return (
    <div className={styles.line}>
      <progress className={bar.bar} aria-label={label} />
    </div>
  );
}
