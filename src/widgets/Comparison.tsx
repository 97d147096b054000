import styles from './Comparison.module.css';
import { Icon } from './Icon.tsx';

export interface ComparisonProps {
  direction: 'up' | 'down' | 'flat';
  /** The change with its sign, `+4.76%`; colour and arrow only repeat it. */
  text: string;
  /** What the figure is compared with, `vs last year`. */
  label: string;
}

/** The change of a figure. */
export function Comparison({ direction, text, label }: ComparisonProps) {
  return (
    <p className={styles.comparison} data-direction={direction}>
      <span className={styles.change}>
        <Icon name={direction} size="sm" />
        <span>{text}</span>
      </span>
      <span className={styles.label}>{label}</span>
    </p>
  );
}
