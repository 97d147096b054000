import { Figure } from './Figure.tsx';
import styles from './FigureLine.module.css';

interface FigureLineProps {
  figures: readonly { value: string; label: string }[];
}

/** A few figures on one line, each before its label. */
export function FigureLine({ figures }: FigureLineProps) {
  return (
    <ul className={styles.line}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <span className={styles.value}>
            <Figure>{value}</Figure>
          </span>
          <span>{` ${label}`}</span>
        </li>
      ))}
    </ul>
  );
}
