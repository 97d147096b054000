import type { ChartSummary } from '../../config/kinds/chart.ts';
import { formatNumber } from '../../format/number.ts';
import { type AnswerData, numberIn, objectIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';

interface Returns {
  summary: ChartSummary;
  data: AnswerData;
  /** The name of the investment: `Northline MIC – Class B`. */
  name: string;
  /** When the months began: `since January 2024`. */
  months: string;
  format: Format;
  locale: string;
}

/** Puts the figures, and how they are computed, into words. Gives an annualised rate only if the response has one. */
export function returnsSummary(returns: Returns): { sentence: string; basis: string } {
  const { summary, data, name, months, format } = returns;
  const percent = (value: unknown) => format('percent', value);
  const benchmark = objectIn(data, summary.benchmark);
  const parts = [
    text.returns.over(name, percent(data[summary.value]), months, yearlyRate(returns, percent)),
    ...targetPart(returns, percent),
  ].join(', ');
  const compared =
    numberIn(benchmark, 'percent') === undefined
      ? []
      : [text.returns.benchmark(format('text', benchmark.name), percent(benchmark.percent))];
  const fees = data[summary.netOfFees] === 0 ? text.returns.beforeFees : text.returns.afterFees;
  return {
    sentence: [`${parts}.`, ...compared].join(' '),
    basis: text.returns.basis(format('label', data[summary.method]), fees, format('date', data[summary.asOf])),
  };
}

type Percent = (value: unknown) => string;

/** The return a year; empty where it is unknown, or the return itself. */
function yearlyRate({ summary, data }: Returns, percent: Percent): string {
  const [value, yearly] = [summary.value, summary.yearly].map((name) => numberIn(data, name));
  return yearly === undefined || yearly === value ? '' : text.returns.yearly(percent(yearly));
}

function targetPart({ summary, data, locale }: Returns, percent: Percent): string[] {
  const [yearly, target] = [summary.yearly, summary.target].map((name) => numberIn(data, name));
  if (target === undefined) return [];
  if (yearly === undefined) return [text.returns.target(percent(target))];
  const points = Math.round((yearly - target) * 100) / 100;
  const written = formatNumber(Math.abs(points), locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (points === 0) return [text.returns.met(percent(target))];
  const say = points > 0 ? text.returns.above : text.returns.below;
  return [say(written, percent(target))];
}
