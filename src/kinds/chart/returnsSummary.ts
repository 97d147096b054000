import { type AnswerData, numberIn, objectIn } from '../../screen/fields.ts';
import type { Days } from '../../screen/periodDays.ts';
import type { Format } from '../../screen/useFormat.ts';
import { formatNumber } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { ChartSummary } from './options.ts';

interface Returns {
  summary: ChartSummary;
  data: AnswerData;
  /** The days of the return; undefined if unknown. */
  days: Days | undefined;
  format: Format;
  locale: string;
}

interface ReturnsInWords {
  /** The return over these days: `21.28%`. */
  value: string;
  /** The return a year, if the answer has one and it differs: `8.51% a year`. */
  beside: string | undefined;
  /** The days, and how the return is computed. */
  about: string;
  /** How it compares with its target and with others; empty if there is neither. */
  compared: string;
}

/** Puts the return, and how it is computed, into words. Gives an annualised rate only if the response has one. */
export function returnsSummary(returns: Returns): ReturnsInWords {
  const { summary, data, days, format, locale } = returns;
  const percent = (value: unknown) => format('percent', value);
  const benchmark = objectIn(data, summary.benchmark);
  const compared =
    numberIn(benchmark, 'percent') === undefined
      ? []
      : [text.returns.benchmark(format('text', benchmark.name), percent(benchmark.percent))];
  const fees = data[summary.netOfFees] === 0 ? text.returns.beforeFees : text.returns.afterFees;
  const written = days
    ? text.table.days(format('date', days.start_date), format('date', days.end_date))
    : text.returns.asOf(format('date', data[summary.asOf]));
  return {
    value: percent(data[summary.value]),
    beside: yearlyRate(returns, percent),
    about: text.returns.basis(written, format('label', data[summary.method]).toLocaleLowerCase(locale), fees),
    compared: [...targetLine(returns, percent), ...compared].join(' '),
  };
}

type Percent = (value: unknown) => string;

/** The return a year; undefined where it is unknown, or the return itself. */
function yearlyRate({ summary, data }: Returns, percent: Percent): string | undefined {
  const [value, yearly] = [summary.value, summary.yearly].map((name) => numberIn(data, name));
  return yearly === undefined || yearly === value ? undefined : text.returns.yearly(percent(yearly));
}

function targetLine({ summary, data, locale }: Returns, percent: Percent): string[] {
  const [yearly, target] = [summary.yearly, summary.target].map((name) => numberIn(data, name));
  if (target === undefined) return [];
  if (yearly === undefined) return [text.returns.target(percent(target))];
  const points = Math.round((yearly - target) * 100) / 100;
  const written = formatNumber(Math.abs(points), locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (points === 0) return [text.returns.met(percent(target))];
  const say = points > 0 ? text.returns.above : text.returns.below;
  return [say(written, percent(target))];
}
