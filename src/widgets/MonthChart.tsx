import { Bar, CartesianGrid, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts';
import { text } from '../text/text.ts';
import styles from './Chart.module.css';
import { ChartTooltip } from './ChartTooltip.tsx';
import { lineChartHeight, scaled } from './chartSize.ts';
import own from './MonthChart.module.css';

interface MonthFigure {
  value: number;
  /** The formatted value. */
  written: string;
}

export interface ChartMonth {
  /** The short name of the month. */
  name: string;
  /** The month with its year. */
  title: string;
  filled?: MonthFigure | undefined;
  outlined?: MonthFigure | undefined;
}

export interface MonthChartProps {
  /** Describes the chart to screen readers. */
  label: string;
  /** The names of what is drawn as filled bars and as outlined ones. */
  filled: string;
  outlined: string;
  months: readonly ChartMonth[];
  formatTick: (value: number) => string;
}

const tick = { fontSize: 'var(--font-xs)' };

/** Bars by month from zero: what has happened is filled, what is still to come is outlined. */
export function MonthChart({ label, filled, outlined, months, formatTick }: MonthChartProps) {
  const data = months.map((month, index) => ({
    index,
    name: month.name,
    filled: month.filled?.value ?? null,
    outlined: month.outlined?.value ?? null,
  }));
  return (
    <div className={styles.chart}>
      <p className={own.legend} aria-hidden>
        <span className={own.filled}>{filled}</span>
        <span className={own.outlined}>{outlined}</span>
      </p>
      <Chart
        responsive
        data={data}
        style={{ width: '100%', height: lineChartHeight() }}
        margin={{ top: scaled(12), right: scaled(8), bottom: 0, left: 0 }}
        aria-label={label}
        desc={text.charts.keys}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        {/* An axis each, so that both bars of a month start from its middle instead of sharing its width. */}
        <XAxis xAxisId="outlined" dataKey="name" hide />
        <XAxis
          dataKey="name"
          height={scaled(30)}
          tick={tick}
          tickLine={false}
          tickMargin={scaled(8)}
          stroke="var(--chart-axis)"
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          tick={tick}
          tickCount={4}
          tickLine={false}
          axisLine={false}
          tickFormatter={formatTick}
          domain={[0, 'auto']}
        />
        <Tooltip
          cursor={{ fill: 'var(--chart-grid)' }}
          isAnimationActive={false}
          content={({ active, payload }) => (
            <ChartTooltip
              active={active}
              payload={payload}
              describe={(index) => {
                const month = months[index];
                const figures = [
                  ...(month?.filled ? [`${filled} ${month.filled.written}`] : []),
                  ...(month?.outlined ? [`${outlined} ${month.outlined.written}`] : []),
                ];
                return month && { title: month.title, figures: figures.length > 0 ? figures : [text.values.unknown] };
              }}
            />
          )}
        />
        <Bar dataKey="filled" fill="var(--chart-1)" maxBarSize={scaled(28)} isAnimationActive={false} />
        <Bar
          xAxisId="outlined"
          dataKey="outlined"
          fill="var(--accent-soft)"
          fillOpacity={0.5}
          stroke="var(--chart-1)"
          strokeDasharray="4 3"
          maxBarSize={scaled(28)}
          isAnimationActive={false}
        />
      </Chart>
    </div>
  );
}
