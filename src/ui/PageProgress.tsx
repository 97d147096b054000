import styles from './PageProgress.module.css';
import bar from './ProgressBar.module.css';

/** A progress line along the top of the window, visible after one second. */
export function PageProgress({ label }: { label: string }) {
  return (
    <div className={styles.line}>
      <progress className={bar.bar} aria-label={label} />
    </div>
  );
}
