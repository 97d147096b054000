import type { YearRecords } from '../../../config/kinds/years.ts';
import type { AnswerData } from '../../../frame/fields.ts';
import type { Format } from '../../../portal/useFormat.ts';
import { text } from '../../../text/text.ts';
import { isKnown } from '../rowDetails.ts';
import { rowSum } from '../rowSum.ts';
import type { StatementSeries } from './statementSeries.ts';

/** What is wrong with the statements of a year: figures that do not add up, are missing, or skip a period. */
export function statementNotes(
  { rows, missing, year }: StatementSeries,
  { statements }: YearRecords,
  nameOf: (row: AnswerData) => string,
  whole: string,
  format: Format,
): string[] {
  const { object: _, ...ofYear } = statements.sum;
  const { lines, total } = ofYear;
  const isComplete = [...lines, total].every(({ field }) => isKnown(year[field]));
  const yearNote = isComplete ? rowSum(ofYear, year, format)?.note : undefined;
  return [
    ...missing.map(({ start_date, end_date }) =>
      text.years.missing(format('date', start_date), format('date', end_date)),
    ),
    ...rows.flatMap((row) => {
      const sum = rowSum(statements.sum, row, format);
      if (sum?.note === undefined && sum) return [];
      return [text.table.chosen(nameOf(row), sum?.note ?? text.years.noFigures)];
    }),
    ...(yearNote === undefined ? [] : [text.table.chosen(whole, yearNote)]),
  ];
}
