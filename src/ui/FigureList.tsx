import { Small, Text } from './box.tsx';
import { Figure } from './Figure.tsx';
import styles from './FigureList.module.css';
import { Skeleton } from './Skeleton.tsx';

const narrow = /[.,'’\u00a0\u202f]/g;

const widthOf = (word: string) => word.length - (word.match(narrow)?.length ?? 0) / 2;

/** The width, in digits, of the longest figure in some texts. A column needs that room, since figures do not wrap. */
const longestWord = (texts: readonly string[]): number =>
  Math.max(
    0,
    ...texts
      .flatMap((text) => text.split(' '))
      .filter((word) => /\d/.test(word))
      .map(widthOf),
  );

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
          <Small as="dt" weight="regular">
            {label}
          </Small>
          <Text as="dd" tight className={styles.value}>
            {value === undefined ? <Skeleton width="70%" /> : <Figure>{value}</Figure>}
          </Text>
        </div>
      ))}
    </dl>
  );
}
