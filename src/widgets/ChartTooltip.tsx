import type { TooltipContentProps } from 'recharts';
import styles from './Chart.module.css';

interface ChartTooltipProps extends Pick<TooltipContentProps, 'active' | 'payload'> {
  /** What is said of the point at this place: which it is, and its figures. */
  describe: (index: number) => { title: string; figures: readonly string[] } | undefined;
}

/** The point that is pointed at or has been reached with the arrow keys; read out as it changes. */
export function ChartTooltip({ active, payload, describe }: ChartTooltipProps) {
  const index = payload[0]?.payload?.index;
  const point = active && typeof index === 'number' ? describe(index) : undefined;
  if (!point) return null;
  return (
    <div className={styles.tooltip} role="status">
      <p className={styles.at}>{point.title}</p>
      {point.figures.map((figure) => (
        <p key={figure} className={styles.figure}>
          {figure}
        </p>
      ))}
    </div>
  );
}
