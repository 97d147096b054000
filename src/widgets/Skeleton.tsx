import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text, the last one shorter; without it a single block. */
  lines?: number;
  /** CSS lengths; the place where it stands is filled otherwise. */
  width?: string;
  height?: string;
}

/** The shape of what is still on its way; silent, because `Loading` speaks for it. */
export function Skeleton({ lines, width, height }: SkeletonProps) {
  if (lines === undefined) return <span className={styles.block} style={{ width, height }} aria-hidden />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={line} className={styles.block} />
      ))}
    </span>
  );
}
