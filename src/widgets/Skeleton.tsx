import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text, the last one shorter; without it a single block, as high as a line where nothing else is said. */
  lines?: number;
  /** CSS lengths; the place where it stands is filled otherwise. */
  width?: string;
  height?: string;
}

/** The shape of what is still on its way; silent, because `Loading` speaks for it. */
export function Skeleton({ lines, width, height }: SkeletonProps) {
  if (lines === undefined)
    return <span className={styles.block} data-line={height === undefined} style={{ width, height }} aria-hidden />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={line} className={styles.block} />
      ))}
    </span>
  );
}

/** The shape of so many fields of a form. */
export function FieldsShape({ count }: { count: number }) {
  return (
    <span className={styles.fields} aria-hidden>
      {Array.from({ length: count }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike and never change places
        <span key={field} className={styles.field}>
          <Skeleton width="30%" />
          <Skeleton height="var(--control)" />
        </span>
      ))}
    </span>
  );
}
