import type { TooltipContentProps } from 'recharts';
import styles from './Chart.module.css';

interface ChartTooltipProps extends Pick<TooltipContentProps, 'active' | 'payload'> {
  /** Describes the point at an index: its title and its figures. */
  describe: (index: number) => { title: string; figures: readonly string[] } | undefined;
}

/** The hovered point, or the one reached with the arrow keys; announced as it changes. */
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
