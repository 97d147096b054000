import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { text } from '../values/text/text.ts';
import styles from './CourseChart.module.css';
import { scaled } from './chartSize.ts';
import { type CourseEvent, type CoursePoint, coursePlan } from './coursePlan.ts';
import { useOnPaper } from './useOnPaper.ts';
import { useSize } from './useSize.ts';

export interface CourseChartProps {
  points: readonly CoursePoint[];
  /** What changed the figure, the most important first. */
  events: readonly CourseEvent[];
  /** Formats a value for the axis; without it, there is no axis. */
  axis?: ((value: number) => string) | undefined;
  /** Describes the chart to screen readers. */
  label: string;
}

const moves = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** The size on paper, which has no window to measure: no wider than the chart's place there, so that its type is not smaller. */
const paper = { width: 375, height: 400, em: 11 };

/** A figure over time, from zero; each value holds until the next. It is at least --course high. */
export function CourseChart({ points, events, axis, label }: CourseChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isOnPaper = useOnPaper();
  const size = useSize(frame);
  const { width, height } = isOnPaper ? paper : size;
  const [active, setActive] = useState<number>();
  const last = points.length - 1;
  if (last < 0) return null;
  // Without a measured width, as in a prerendered page, the text size is unknown, too.
  const em = isOnPaper ? paper.em : width > 0 ? scaled(13) : 0;
  const plan = em > 0 ? coursePlan({ points, events, axis, width, height, em }) : undefined;
  const goTo = (index: number) => setActive(Math.min(last, Math.max(0, index)));
  const point = (event: PointerEvent<Element>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    if (plan) goTo(Math.floor((event.clientX - left) / plan.band));
  };
  const press = (event: KeyboardEvent) => {
    const move = moves.get(event.key);
    if (event.key === 'Escape') setActive(undefined);
    if (move === undefined) return;
    event.preventDefault();
    goTo((active ?? last) + move);
  };
  const shown = active === undefined ? undefined : points[active];
  const happened = events.filter(({ at }) => at === active).map(({ title, amount }) => `${title} ${amount}`);
  return (
    <div ref={frame} className={styles.course}>
      <svg
        className={styles.chart}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move between its points
        tabIndex={0}
        viewBox={plan && `0 0 ${width} ${height}`}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
        onFocus={() => setActive((index) => index ?? last)}
        onBlur={() => setActive(undefined)}
        onKeyDown={press}
      >
        <desc>{text.charts.keys}</desc>
        {plan && <Drawing plan={plan} width={width} height={height} em={em} active={shown && active} />}
      </svg>
      <p className={styles.tooltip} role="status" style={plan && shown && atLevel(plan, active ?? 0)}>
        {shown && <span>{`${shown.name}, ${shown.written}`}</span>}
        {/* The drawing has it at its point. */}
        {happened.length > 0 && <span className="visuallyHidden">{`, ${happened.join(', ')}`}</span>}
      </p>
    </div>
  );
}

type Plan = ReturnType<typeof coursePlan>;

interface DrawingProps {
  plan: Plan;
  width: number;
  height: number;
  em: number;
  active: number | undefined;
}

function Drawing({ plan, width, height, em, active }: DrawingProps) {
  const { plot, band, levels, line } = plan;
  return (
    <g aria-hidden>
      <path className={styles.area} d={`${line}V${plan.zero}H0Z`} />
      {plan.ticks.map(({ y, text }) => (
        <g key={y}>
          <line className={styles.grid} data-zero={y === plan.zero} x2={plot.right} y1={y} y2={y} />
          {text && (
            <text x={width} y={y + 0.35 * em} textAnchor="end">
              {text}
            </text>
          )}
        </g>
      ))}
      {active !== undefined && (
        <line
          className={styles.grid}
          data-zero
          x1={(active + 0.5) * band}
          x2={(active + 0.5) * band}
          y1={plot.top}
          y2={plot.bottom}
        />
      )}
      <path className={styles.line} d={line} />
      {plan.events.map(({ lines, amount, x, y, box, isBefore }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month may have several events, even the same twice
        <g key={nth} textAnchor={isBefore ? 'end' : 'start'}>
          <circle className={styles.event} cx={x} cy={y} />
          {box && (
            <>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change places
                <text key={index} x={isBefore ? box.right : box.left} y={box.top + (0.95 + 1.3 * index) * em}>
                  {line}
                </text>
              ))}
              <text
                className={styles.amount}
                x={isBefore ? box.right : box.left}
                y={box.top + (0.95 + 1.3 * lines.length) * em}
              >
                {amount}
              </text>
            </>
          )}
        </g>
      ))}
      <circle
        className={styles.end}
        cx={active === undefined ? plot.right : (active + 0.5) * band}
        cy={levels[active ?? levels.length - 1]}
      />
      {plan.labels.map(({ text, x }) => (
        <text key={x} x={x} y={height - 0.4 * em} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

/** In the middle of a level, but within the ends of the chart. */
function atLevel({ levels, band }: Plan, index: number) {
  const middle = index + 0.5;
  return { insetInlineStart: middle * band, translate: `-${(middle / levels.length) * 100}%` };
}
