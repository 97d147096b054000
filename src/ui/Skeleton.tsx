import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The number of lines of text, the last one shorter; without it a single block, one line high by default. */
  lines?: number;
  /** CSS lengths; by default the skeleton fills its container. */
  width?: string;
  height?: string;
}

/** A placeholder for content that is loading; hidden from screen readers, because `Loading` announces it. */
export function Skeleton({ lines, width, height }: SkeletonProps) {
  if (lines === undefined)
    return <span className={styles.block} data-line={height === undefined} style={{ width, height }} aria-hidden />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered
        <span key={line} className={styles.block} />
      ))}
    </span>
  );
}

/** Skeletons of `count` form fields, in one or two columns. */
export function FieldsShape({ count, columns = 1 }: { count: number; columns?: number | undefined }) {
  return (
    <span className={styles.fields} data-columns={columns} aria-hidden>
      {Array.from({ length: count }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are identical and never reordered
        <span key={field} className={styles.field}>
          <Skeleton width="30%" />
          <Skeleton height="var(--control)" />
        </span>
      ))}
    </span>
  );
}
