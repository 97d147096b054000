import {
  CartesianGrid,
  LineChart as Chart,
  Line,
  ReferenceLine,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { text } from '../values/text/text.ts';
import { Text } from './box.tsx';
import styles from './Chart.module.css';
import { lineChartHeight, scaled } from './chartSize.ts';
import { useOnPaper } from './useOnPaper.ts';

export interface LinePoint {
  /** The formatted date. */
  at: string;
  /** The value; undefined leaves a gap in the line. */
  value: number | undefined;
  /** The formatted value. */
  written: string;
}

export interface LineChartProps {
  /** Describes the chart to screen readers. */
  label: string;
  points: readonly LinePoint[];
  /** A level to compare the line with. */
  target?: { value: number; label: string } | undefined;
  /** Starts the axis at zero, so that heights can be compared; by default it starts near the lowest value. */
  fromZero?: boolean | undefined;
  /** Labels the axis with whole numbers only. */
  wholeTicks?: boolean;
  formatTick: (value: number) => string;
}

/** Up to this number each point has a marker; a single point would have no line. */
const markedPoints = 12;
const tick = { fontSize: 'var(--font-sm)' };

/** The size on paper, which has no window to measure: no wider than the page, so that the type is not smaller. */
const paper = { width: 640, height: 180 };

/** A line chart over time; the target is a dashed line. */
export function LineChart({ label, points, target, fromZero = false, wholeTicks = false, formatTick }: LineChartProps) {
  const isOnPaper = useOnPaper();
  const data = points.map(({ at, value }, index) => ({ index, at, value: value ?? null }));
  return (
    <div className={styles.chart}>
      <Chart
        {...(isOnPaper ? paper : { responsive: true, style: { width: '100%', height: lineChartHeight() } })}
        data={data}
        margin={{ top: scaled(12), right: scaled(8), bottom: 0, left: 0 }}
        aria-label={label}
        desc={text.charts.keys}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        <XAxis
          dataKey="at"
          height={scaled(30)}
          tick={tick}
          tickLine={false}
          tickMargin={scaled(8)}
          stroke="var(--chart-axis)"
          interval="equidistantPreserveStart"
          minTickGap={scaled(24)}
        />
        <YAxis
          width="auto"
          tick={tick}
          tickCount={4}
          allowDecimals={!wholeTicks}
          tickLine={false}
          axisLine={false}
          tickFormatter={formatTick}
          domain={[fromZero ? 0 : 'auto', 'auto']}
        />
        <Tooltip
          cursor={{ stroke: 'var(--chart-axis)' }}
          isAnimationActive={false}
          content={({ active, payload }) => <ChartTooltip active={active} payload={payload} points={points} />}
        />
        {target && (
          <ReferenceLine
            y={target.value}
            ifOverflow="extendDomain"
            stroke="var(--chart-2)"
            strokeDasharray="5 4"
            label={{ value: target.label, position: 'insideBottomRight', fontSize: 'var(--font-sm)' }}
          />
        )}
        <Line
          dataKey="value"
          stroke="var(--chart-1)"
          strokeWidth="var(--stroke)"
          dot={points.length <= markedPoints && { r: 2.5, fill: 'var(--chart-1)' }}
          activeDot={{ r: 4, fill: 'var(--chart-1)', stroke: 'var(--surface)' }}
          isAnimationActive={false}
        />
      </Chart>
    </div>
  );
}

interface ChartTooltipProps extends Pick<TooltipContentProps, 'active' | 'payload'>, Pick<LineChartProps, 'points'> {}

/** The hovered point, or the one reached with the arrow keys; announced as it changes. */
function ChartTooltip({ active, payload, points }: ChartTooltipProps) {
  const index = payload[0]?.payload?.index;
  const point = active && typeof index === 'number' ? points[index] : undefined;
  if (!point) return null;
  return (
    <div className={styles.tooltip} role="status">
      <Text tone="muted">{point.at}</Text>
      <Text size="sm" weight="medium" tone="ink">
        {point.written}
      </Text>
    </div>
  );
}
