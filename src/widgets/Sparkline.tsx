import styles from './Sparkline.module.css';

export interface SparklinePoint {
  label: string;
  value: number;
}

export interface SparklineProps {
  points: readonly SparklinePoint[];
  /** Describes the line to screen readers, which have nothing else to go by. */
  label: string;
}

const width = 100;
const height = 32;

/** A small line chart without axes. Renders nothing without points. */
export function Sparkline({ points, label }: SparklineProps) {
  const line = place(points.filter((point) => Number.isFinite(point.value)).map((point) => point.value));
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return null;
  const path = line.map(([x, y]) => `${x} ${y}`).join(' L ');
  return (
    <svg className={styles.sparkline} role="img" aria-label={label}>
      {line.length > 1 && (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          <path className={styles.area} d={`M ${first[0]} ${height} L ${path} L ${last[0]} ${height} Z`} />
          <path className={styles.line} d={`M ${path}`} />
        </svg>
      )}
      <circle className={styles.end} cx={percent(last[0], width)} cy={percent(last[1], height)} />
    </svg>
  );
}

/** Spreads the values over the chart's height; equal values, or a single one, are centred. */
function place(values: number[]): [x: number, y: number][] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const inset = 3;
  return values.map((value, index) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    const x = values.length === 1 ? width / 2 : inset / 2 + (index / (values.length - 1)) * (width - inset);
    return [round(x), round(height - inset - share * (height - 2 * inset))];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

const percent = (part: number, whole: number) => `${round((part / whole) * 100)}%`;
