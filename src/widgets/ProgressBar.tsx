import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is under way; the bar's name. */
  label: string;
  /** 0 to 100; without it the end is not known. */
  percent?: number | undefined;
  /** How far it is, in words: `3 of 7 files`. */
  detail?: string;
  /** What it is made of, below the bar. */
  note?: string;
}

/** How far something has come. */
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
