import { memo } from 'react';
import { type AnswerData, currencyOf, numberIn } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { lineChartHeight } from '../../ui/chartSize.ts';
import type { LinePoint } from '../../ui/LineChart.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { readAs } from '../../values/formats.ts';
import { percent } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import { InView } from './InView.tsx';
import type { ChartConfig, ChartLine } from './options.ts';

const LineChart = lazyComponent(async () => (await import('../../ui/LineChart.tsx')).LineChart, MissingPart);

interface CourseProps {
  line: ChartLine;
  at: ChartConfig['at'];
  rows: readonly AnswerData[];
  /** The response, which also has the target. */
  data: AnswerData;
}

/** The course of one measure, redrawn only when the answer or the measure changes. */
export const Course = memo(function Course({ line, at, rows, data }: CourseProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const shownAs = readAs(line.format);
  const isShare = shownAs === 'percent';
  const points = rows.map((row) => ({
    at: format(at.format, row[at.field]),
    value: numberIn(row, line.field, line.format),
    written: format(line.format, row[line.field], currencyOf(row, line.field)),
  }));
  const currency = rows[0] && currencyOf(rows[0], line.field);
  const aim = line.target && numberIn(data, line.target.field, line.format);
  const target =
    line.target && aim !== undefined
      ? { value: aim, label: text.charts.level(line.target.label, format(shownAs, aim, currency)) }
      : undefined;
  const label = [courseOf(line.label, points), target?.label].filter(Boolean).join('; ');
  return (
    <InView height={lineChartHeight()} instead={<p>{label}</p>}>
      <LineChart
        label={label}
        points={points}
        target={target}
        fromZero={line.fromZero}
        wholeTicks={isShare}
        formatTick={(value) => (isShare ? percent(value, locale, 0) : format(shownAs, value, currency))}
      />
    </InView>
  );
});

/** Describes the measure in words: its first and last value, its lowest and its highest. */
function courseOf(label: string, points: readonly LinePoint[]): string {
  const known = points.filter((point) => point.value !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return label;
  const byValue = known.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const say = (point: LinePoint | undefined) => (point ? text.charts.point(point.at, point.written) : '');
  if (first === last) return text.table.chosen(label, say(first));
  return text.charts.course(label, say(first), say(last), say(byValue[0]), say(byValue.at(-1)));
}
