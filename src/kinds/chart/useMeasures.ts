import { type AnswerData, numberIn } from '../../screen/fields.ts';
import { type UrlChoice, useUrlChoice } from '../../screen/useUrlChoice.ts';
import type { ChartConfig, ChartLine } from './options.ts';

export interface Measures {
  /** The measures that have values, and those that have none. */
  known: readonly ChartLine[];
  unknown: readonly ChartLine[];
  /** The one that is drawn; the URL holds it. */
  line: ChartLine | undefined;
  choice: UrlChoice<string>;
}

/** The measures of a chart in these rows. */
export function useMeasures(section: ChartConfig, rows: readonly AnswerData[]): Measures {
  const isKnown = ({ field }: ChartLine) => rows.some((row) => numberIn(row, field) !== undefined);
  const known = section.lines.filter(isKnown);
  const unknown = section.lines.filter((line) => !isKnown(line));
  const fields = known.map(({ field }) => field);
  const choice = useUrlChoice(section.id, 'measure', fields, fields[0] ?? '');
  return { known, unknown, line: known.find(({ field }) => field === choice.value), choice };
}
