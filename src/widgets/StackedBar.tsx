import { barLength } from './barLength.ts';
import { Figure } from './Figure.tsx';
import { longestWord } from './longestWord.ts';
import styles from './StackedBar.module.css';

export interface StackedPart {
  label: string;
  /** The formatted amount. */
  value: string;
  /** Its share of the whole, 0 to 100; without the shares of all parts no bar is drawn. */
  percent: number | undefined;
  tone: 'neutral' | 'accent' | 'open';
}

interface StackedBarProps {
  whole: { label: string; value: string };
  parts: readonly StackedPart[];
}

/** A whole as one bar of its parts, each with its amount below; the amounts say what the bar shows. */
export function StackedBar({ whole, parts }: StackedBarProps) {
  const isDrawn = parts.every(({ percent }) => percent !== undefined);
  const said = [whole, ...parts].map(({ label, value }) => `${label} ${value}`);
  return (
    <div className={styles.frame}>
      {isDrawn && (
        <div className={styles.bar} role="img" aria-label={said.join(', ')}>
          {parts.map(({ label, percent = 0, tone }) => (
            <span
              key={label}
              className={styles.part}
              data-tone={tone}
              style={{ inlineSize: `${barLength(percent)}%` }}
            />
          ))}
        </div>
      )}
      <dl className={styles.list} style={{ '--figures': longestWord([whole, ...parts].map(({ value }) => value)) }}>
        <div>
          <dt className={styles.label}>{whole.label}</dt>
          <dd className={styles.value}>
            <Figure>{whole.value}</Figure>
          </dd>
        </div>
        {parts.map(({ label, value, tone }) => (
          <div key={label}>
            <dt className={styles.label}>
              <span className={styles.key} data-tone={tone} aria-hidden />
              <span>{label}</span>
            </dt>
            <dd className={styles.value}>
              <Figure>{value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
