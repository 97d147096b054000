import { type AnswerData, currencyOf, numberIn, rowsIn } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import type { CourseChartProps } from '../../ui/CourseChart.tsx';
import { monthName } from '../../values/date.ts';
import { readAs } from '../../values/formats.ts';
import { shortMoney } from '../../values/money.ts';
import { percent } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { Card } from './options.ts';

/** What the chart draws, and the dates of its points. */
type Course = Omit<CourseChartProps, 'events'> & { dates: readonly unknown[] };

interface Writing {
  format: Format;
  locale: string;
  /** Of amounts that have none. */
  currency: string;
  hidesAmounts: boolean;
}

/** The course of a card's figure, a level for each month; undefined if there is none. */
export function courseOf(card: Card, data: AnswerData, writing: Writing): Course | undefined {
  if (!card.course) return undefined;
  const { format, locale, hidesAmounts } = writing;
  const { rows, at, value, format: kind } = card.course;
  const known = rowsIn(data, rows).flatMap((row) => {
    const found = numberIn(row, value, kind);
    return found === undefined ? [] : [{ row, found, month: String(row[at]).slice(0, 7) }];
  });
  // The first is what the others are compared with.
  const [first, ...levels] = known;
  const last = levels.at(-1);
  if (!first || !last) return undefined;
  const byValue = [first, ...levels].toSorted((a, b) => a.found - b.found);
  const currency = typeof data.currency === 'string' ? data.currency : writing.currency;
  const isMonthly = at === 'period';
  const name = (row: AnswerData) => format(isMonthly ? 'month' : 'date', row[at]);
  const write = (row: AnswerData) => format(kind, row[value], currencyOf(row, value) ?? currency);
  const say = ({ row }: { row: AnswerData }) => text.table.chosen(name(row), write(row));
  return {
    dates: levels.map(({ row }) => row[at]),
    points: levels.map(({ row, found, month }, index) => {
      const short = monthName(month, locale);
      const label = text.charts.monthOf(short, Number(month.slice(0, 4)));
      // Only the first month of a year names it.
      const isFirst = index === 0 || month.endsWith('-01');
      return { label, short: isFirst ? label : short, name: name(row), value: found, written: write(row) };
    }),
    axis:
      readAs(kind) !== 'money'
        ? (level: number) => percent(level, locale, 0)
        : hidesAmounts
          ? undefined
          : (level: number) => shortMoney(level, currency, locale),
    label: text.cards.course(card.title, say(first), say(last), say(byValue[0] ?? first), say(byValue.at(-1) ?? last)),
  };
}
