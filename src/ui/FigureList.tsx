import { Figure } from './Figure.tsx';
import styles from './FigureList.module.css';
import { longestWord } from './longestWord.ts';
import { Skeleton } from './Skeleton.tsx';

export interface NamedFigure {
  label: string;
  /** The formatted value; undefined while it is loading. */
  value: string | undefined;
}

/** A few summarizing figures, each under its name. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <dl className={styles.list} style={{ '--figures': longestWord(figures.flatMap(({ value }) => value ?? [])) }}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value === undefined ? <Skeleton width="70%" /> : <Figure>{value}</Figure>}</dd>
        </div>
      ))}
    </dl>
  );
}
