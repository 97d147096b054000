import type { YearRecords } from '../../../config/kinds/years.ts';
import { addDays, type CalendarDate, dayOf } from '../../../format/calendar.ts';
import { exactSum } from '../../../format/exactSum.ts';
import { type AnswerData, decimalIn, valueAt } from '../../../frame/fields.ts';
import type { Days } from '../../../frame/periodDays.ts';
import { detailOf } from '../rowDetails.ts';

type Statements = YearRecords['statements'];

interface Statement {
  row: AnswerData;
  start: CalendarDate;
  end: CalendarDate;
}

/** The statements of one account in the order of their periods. */
export interface StatementSeries {
  rows: AnswerData[];
  /** The periods between them for which there is no statement. */
  missing: Days[];
  /** The amounts of the year; one that a statement lacks is undefined. */
  year: AnswerData;
}

/** The statements whose period lies in a year, those of each account and currency on their own. */
export function statementSeries(rows: readonly AnswerData[], statements: Statements, { start_date, end_date }: Days) {
  const series = new Map<string, Statement[]>();
  for (const row of rows) {
    const [start, end] = [dayOf(row[statements.start], 'date'), dayOf(row[statements.end], 'date')];
    if (!start || !end || start < start_date || end > end_date) continue;
    const account = [...(statements.series ?? []).map((field) => row[field]), currencyOf(row, statements)];
    const known = series.get(JSON.stringify(account)) ?? [];
    series.set(JSON.stringify(account), [...known, { row, start, end }]);
  }
  return [...series.values()].map((all): StatementSeries => {
    const ordered = all.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
    const inOrder = ordered.map(({ row }) => row);
    return { rows: inOrder, missing: missingIn(ordered), year: yearSum(inOrder, statements) };
  });
}

const currencyOf = (row: AnswerData, { sum }: Statements) => detailOf(row, sum).currency ?? valueAt(row, 'currency');

/** A statement of a whole year closes all gaps between the others. */
function missingIn(ordered: readonly Statement[]): Days[] {
  const [first, ...others] = ordered;
  let covered = first?.end ?? '';
  return others.flatMap(({ start, end }) => {
    const next = addDays(covered, 1);
    if (end > covered) covered = end;
    return start > next ? [{ start_date: next, end_date: addDays(start, -1) }] : [];
  });
}

/** The balance before the first statement and after the last, and the sum of everything between. */
function yearSum(rows: readonly AnswerData[], statements: Statements): AnswerData {
  const { lines, total } = statements.sum;
  const amountsOf = (field: string) => rows.map((row) => decimalIn(detailOf(row, statements.sum), field));
  const [opening, ...moved] = lines.map(({ field }) => field);
  const sums = moved.map((field) => {
    const amounts = amountsOf(field);
    const known = amounts.filter((amount) => amount !== undefined);
    return [field, known.length === amounts.length ? exactSum(known) : undefined] as const;
  });
  return {
    ...Object.fromEntries(sums),
    [opening ?? '']: amountsOf(opening ?? '')[0],
    [total.field]: amountsOf(total.field).at(-1),
    currency: rows[0] && currencyOf(rows[0], statements),
  };
}
