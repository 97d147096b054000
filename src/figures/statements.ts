import { addDays, type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import type { DocumentFile } from './answers.ts';
import { byDay } from './byDay.ts';
import { less, sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';

/** The figures of a statement. Undefined amounts are missing or unreadable. */
export interface StatementFigures {
  opening: Decimal | undefined;
  contributions: Decimal | undefined;
  reinvested: Decimal | undefined;
  redemptions: Decimal | undefined;
  closing: Decimal | undefined;
}

/** The statements of one account in the order of their periods. */
export interface StatementSeries {
  currency: string;
  files: DocumentFile[];
  /** The days between them for which there is no statement. */
  missing: { from: CalendarDate; to: CalendarDate }[];
  /**
   * The balance before the first statement and after the last, and the sum of everything between; unknown if periods
   * overlap of which neither contains the other.
   */
  year: StatementFigures;
}

/** The figures of one statement; undefined if its manager gives none. */
export function figuresOf({ statement_summary: summary }: DocumentFile): StatementFigures | undefined {
  return (
    summary && {
      opening: readDecimal(summary.opening_balance_amount),
      contributions: readDecimal(summary.contributions_amount),
      reinvested: readDecimal(summary.reinvested_amount),
      redemptions: readDecimal(summary.redemptions_amount),
      closing: readDecimal(summary.closing_balance_amount),
    }
  );
}

/** The closing balance that the other figures imply; undefined if one of them is. */
export const expectedClosing = ({ opening, contributions, reinvested, redemptions }: StatementFigures) =>
  less(sumOfAll([opening, contributions, reinvested]), redemptions);

interface Dated {
  file: DocumentFile;
  start: CalendarDate;
  end: CalendarDate;
}

/** Whether the first has the days of the second, and more. */
const contains = (wide: Dated, narrow: Dated) =>
  wide.start <= narrow.start && wide.end >= narrow.end && !hasSameDays(wide, narrow);
const hasSameDays = (a: Dated, b: Dated) => a.start === b.start && a.end === b.end;

const accountOf = ({ micid, loan_id, statement_summary: summary }: DocumentFile) =>
  [micid, loan_id, summary?.currency].map((part) => part ?? '').join(' ');
const subjectOf = (file: DocumentFile) =>
  [accountOf(file), readDay(file.period_start_date), readDay(file.period_end_date)].join(' ');

/** Whether one of these statements is of the same account and days, and was issued later. */
export const isCorrected = (file: DocumentFile, statements: readonly DocumentFile[]): boolean =>
  readDay(file.period_end_date) !== undefined &&
  statements.some((other) => other.issued_date > file.issued_date && subjectOf(other) === subjectOf(file));

/**
 * The statements whose period is in a year, whenever they were issued, separately for each account and currency. One
 * issued later for the same days corrects the one before, and a longer one stands for those of its months.
 *
 * @figure Statements of a year
 * @fields documentList.files.documenttype, .period_start_date, .period_end_date, .statement_summary
 */
export function statementSeries(files: readonly DocumentFile[], year: number): StatementSeries[] {
  const statements = files.filter(({ documenttype }) => documenttype === 'investor_statement');
  const dated = statements.flatMap((file): Dated[] => {
    const [start, end] = [readDay(file.period_start_date), readDay(file.period_end_date)];
    return start?.startsWith(`${year}-`) && end?.startsWith(`${year}-`) ? [{ file, start, end }] : [];
  });
  return [...groupBy(dated, ({ file }) => accountOf(file)).values()].map((all) => {
    const ordered = all
      .filter(({ file }) => !isCorrected(file, statements))
      .toSorted((a, b) => byDay({ day: a.start }, { day: b.start }));
    const widest = ordered.filter((one) => !ordered.some((other) => contains(other, one)));
    const overlaps = widest.some(({ start }, at) => start <= (widest[at - 1]?.end ?? ''));
    const figures = overlaps ? [] : widest.map(({ file }) => figuresOf(file));
    const sum = (name: keyof StatementFigures) => (overlaps ? undefined : sumOfAll(figures.map((one) => one?.[name])));
    return {
      currency: ordered[0]?.file.statement_summary?.currency ?? '',
      files: ordered.map(({ file }) => file),
      missing: missingIn(ordered),
      year: {
        opening: figures[0]?.opening,
        contributions: sum('contributions'),
        reinvested: sum('reinvested'),
        redemptions: sum('redemptions'),
        closing: figures.at(-1)?.closing,
      },
    };
  });
}

/** A statement of a whole year closes all gaps between the others. */
function missingIn([first, ...others]: readonly Dated[]): StatementSeries['missing'] {
  let covered = first?.end ?? '';
  return others.flatMap(({ start, end }) => {
    const next = addDays(covered, 1);
    if (end > covered) covered = end;
    return start > next ? [{ from: next, to: addDays(start, -1) }] : [];
  });
}
