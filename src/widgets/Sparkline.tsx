import styles from './Sparkline.module.css';

export interface SparklineProps {
  values: readonly number[];
  look?: 'line' | 'bars';
  /** Describes the chart to screen readers, which have nothing else to go by. */
  label: string;
}

const width = 100;
const height = 32;

/** A small chart without axes, from zero. Renders nothing for less than two values. */
export function Sparkline({ values: all, look = 'line', label }: SparklineProps) {
  const values = all.filter(Number.isFinite);
  if (values.length < 2) return null;
  const Drawing = look === 'bars' ? Bars : Line;
  return (
    <svg className={styles.sparkline} role="img" aria-label={label}>
      <Drawing values={values} />
    </svg>
  );
}

interface DrawingProps {
  values: readonly number[];
}

function Line({ values }: DrawingProps) {
  const at = scale(values);
  const x = (index: number) => 1.5 + (index / (values.length - 1)) * (width - 3);
  const path = values.map((value, index) => `${round(x(index))} ${at(value)}`).join(' L ');
  const last = values.length - 1;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.area} d={`M ${x(0)} ${at(0)} L ${path} L ${x(last)} ${at(0)} Z`} />
        <path className={styles.line} d={`M ${path}`} />
      </svg>
      <circle className={styles.end} cx={percent(x(last), width)} cy={percent(at(values[last] ?? 0), height)} />
    </>
  );
}

function Bars({ values }: DrawingProps) {
  const at = scale(values);
  const step = width / values.length;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          key={index}
          className={styles.bar}
          x={round((index + 0.15) * step)}
          y={Math.min(at(value), at(0))}
          width={round(0.7 * step)}
          height={round(Math.abs(at(value) - at(0)))}
        />
      ))}
    </svg>
  );
}

/** The height at which a value is drawn; zero is always part of the scale. */
function scale(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const inset = 1.5;
  return (value) => round(height - inset - (high === low ? 0 : (value - low) / (high - low)) * (height - 2 * inset));
}

const round = (value: number) => Math.round(value * 100) / 100;

const percent = (part: number, whole: number) => `${round((part / whole) * 100)}%`;
