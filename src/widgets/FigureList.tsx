import { Figure } from './Figure.tsx';
import styles from './FigureList.module.css';
import { Skeleton } from './Skeleton.tsx';

export interface NamedFigure {
  label: string;
  /** Formatted; undefined while it is on its way. */
  value: string | undefined;
}

/** A few values that sum something up, each under its name. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value === undefined ? <Skeleton width="70%" /> : <Figure>{value}</Figure>}</dd>
        </div>
      ))}
    </dl>
  );
}
