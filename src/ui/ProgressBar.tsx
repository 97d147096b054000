import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Names the task and the bar. */
  label: string;
  /** 0 to 100; leave it out if the progress is not known. */
  percent?: number | undefined;
  /** The progress in words: `3 of 7 files`. */
  detail?: string;
  /** An additional line below the bar. */
  note?: string;
}

/** The progress of a task. */
export function ProgressBar({ label, percent, detail, note }: ProgressBarProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.text}>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <progress className={styles.bar} aria-label={label} max={100} value={percent} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
