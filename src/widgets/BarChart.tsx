import type { KeyboardEvent } from 'react';
import { Bar, type BarShapeProps, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts';
import { text } from '../text/text.ts';
import { barLength } from './barLength.ts';
import styles from './Chart.module.css';
import { ChartTooltip } from './ChartTooltip.tsx';
import { barChartHeight, scaled } from './chartSize.ts';

export interface ChartBar {
  label: string;
  /** The formatted amount. */
  value: string;
  /** Its share of the whole, 0 to 100; no bar is drawn where it is not known. */
  percent: number | undefined;
  /** The formatted share. */
  share: string;
}

export interface BarChartProps {
  /** Describes the chart to screen readers. */
  label: string;
  bars: readonly ChartBar[];
}

const shareWidth = 60;
const barThickness = 6;
/**
 * Maps the arrow keys to those of the library, which ignores up and down and moves back on right in a vertical layout.
 */
const libraryKeys: Record<string, string | undefined> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
};

function turnKeys(event: KeyboardEvent) {
  const key = libraryKeys[event.key];
  if (!key || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
}

/** How a whole is divided: one bar per row, each with its name, amount and share. */
export function BarChart({ label, bars }: BarChartProps) {
  const data = bars.map(({ percent }, index) => ({ index, percent: barLength(percent ?? 0) }));
  return (
    <div className={styles.chart} onKeyDownCapture={turnKeys}>
      <Chart
        responsive
        layout="vertical"
        data={data}
        style={{ width: '100%', height: barChartHeight(bars.length) }}
        margin={{ top: 0, right: scaled(shareWidth), bottom: 0, left: 0 }}
        aria-label={label}
        desc={text.charts.keys}
      >
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis type="category" dataKey="index" hide />
        <Tooltip
          cursor={false}
          isAnimationActive={false}
          content={({ active, payload }) => (
            <ChartTooltip
              active={active}
              payload={payload}
              describe={(index) => {
                const bar = bars[index];
                return bar && { title: bar.label, figures: [`${bar.value} · ${bar.share}`] };
              }}
            />
          )}
        />
        <Bar
          dataKey="percent"
          isAnimationActive={false}
          shape={(shape: BarShapeProps) => <Row shape={shape} bar={bars[shape.index]} />}
        />
      </Chart>
    </div>
  );
}

/** A name cut to the available width; the chart's label has the full name. */
function shortened(name: string, room: number): string {
  // At this size, a letter is about 7 pixels wide.
  const letters = Math.max(4, Math.floor(room / scaled(7)));
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

function Row({ shape, bar }: { shape: BarShapeProps; bar: ChartBar | undefined }) {
  const { background, width, isActive } = shape;
  if (!bar || !background) return <g />;
  const [x, y, whole] = [background.x ?? 0, background.y ?? 0, background.width ?? 0];
  const end = x + whole + scaled(shareWidth);
  const baseline = y + scaled(16);
  const top = baseline + scaled(9);
  const thickness = scaled(barThickness);
  const place = { x, y: top, height: thickness, rx: thickness / 2 };
  return (
    <g data-active={isActive}>
      <text className={styles.name} x={x} y={baseline}>
        {shortened(bar.label, end - x - bar.value.length * scaled(8))}
      </text>
      <text className={styles.value} x={end} y={baseline} textAnchor="end">
        {bar.value}
      </text>
      <rect className={styles.track} {...place} width={whole} />
      <rect className={styles.bar} {...place} width={Math.max(0, width)} />
      <text x={end} y={top + thickness} textAnchor="end">
        {bar.share}
      </text>
    </g>
  );
}
