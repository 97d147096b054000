import { month } from '../format/date.ts';
import { number, units } from '../format/number.ts';
import type { AnswerData } from '../frame/fields.ts';
import type { Days } from '../frame/periodDays.ts';
import type { Activity, Investment } from '../portfolio/answers.ts';
import { type Book, type BookEntry, books } from '../portfolio/books.ts';
import { less, sumOfAll } from '../portfolio/exactAmounts.ts';
import { text } from '../text/text.ts';
import type { ReportColumn, RowRole, SummaryLine } from './exportTable.ts';
import { leftLine, summaryLines } from './statementLines.ts';
import { type StatementWriter, statementWriter } from './statementWriter.ts';

interface StatementOf {
  activities: readonly Activity[];
  holdings: readonly Investment[] | undefined;
  /** Whether these are all activities of the days. */
  isWhole: boolean;
  days: Days | undefined;
  locale: string;
  hidesAmounts: boolean;
}

/** The activities of a period on paper: by investment with its balances, above them the sums, below what these leave out. */
export interface Statement {
  columns: readonly ReportColumn[];
  rows: readonly AnswerData[];
  roleOf: (row: AnswerData) => RowRole | undefined;
  /** On what the amounts rest, for the head. */
  basis: readonly string[];
  summary: readonly SummaryLine[];
  note: string;
}

export function statement({ activities, holdings, isWhole, days, ...rest }: StatementOf): Statement {
  const { books: all, totals, left } = books(activities, holdings, isWhole);
  const write = statementWriter(rest);
  const roles = new WeakMap<AnswerData, RowRole>();
  const rows = all.flatMap((book) => {
    const [head, sum] = [headOf(book, write), sumOf(book, write)];
    roles.set(sum, 'sum');
    // What nothing was booked of is a line with its balance.
    if (book.entries.length === 0) return [sum];
    roles.set(head, 'group');
    return [head, ...book.entries.map((entry) => rowOf(entry, write)), sum];
  });
  const { basis, byPayment } = text.statement;
  const currencies = [...new Set(activities.map(({ currency }) => currency))];
  return {
    columns: columnsOf(),
    rows,
    roleOf: (row) => roles.get(row),
    basis: [basis(currencies.join(text.values.list)), byPayment],
    summary: totals.flatMap((total) => summaryLines(total, totals.length > 1, days, write)),
    note: leftLine(left, write),
  };
}

function columnsOf(): ReportColumn[] {
  const { statement: { columns }, taxYear } = text;
  const labels = [
    ['date', columns.date],
    ['earned', columns.earnedFor],
    ['type', taxYear.rows.activity_type],
    ['how', columns.how],
    ['reference', columns.reference],
    ['units', columns.units],
    ['gross', taxYear.columns.gross],
    ['fees', taxYear.columns.fees],
    ['tax', taxYear.columns.tax],
    ['net', taxYear.columns.net],
    ['moved', columns.moved],
    ['balance', columns.balance],
  ] as const;
  const firstFigure = labels.findIndex(([field]) => field === 'units');
  return labels.map(([field, label], index) => ({
    field,
    label,
    format: 'text',
    written: index < firstFigure ? 'left' : 'right',
  }));
}

const signed = { signDisplay: 'exceptZero' } as const;

function headOf({ name, loanNumber, currency, sums }: Book, { amount }: StatementWriter): AnswerData {
  const { fund, opening } = text.statement;
  const balance = sums.opening === undefined ? '' : opening(amount(sums.opening, currency));
  return { date: name, earned: loanNumber ?? fund, balance };
}

function rowOf({ activity, gross, fees, tax, net, moved, balance, isReinvested }: BookEntry, write: StatementWriter) {
  const { amount, label, locale } = write;
  const { currency, units: count } = activity;
  const isIncome = net !== null;
  /** Zero only where something else stands beside it. */
  const beside = (value: typeof fees) => (isIncome || Number(value) !== 0 ? amount(value, currency) : '');
  return {
    date: activity.activity_date,
    earned: isIncome ? month(activity.effective_date, locale) : '',
    type: label(activity.activity_type),
    how: howOf(activity, isIncome, isReinvested, write),
    reference: activity.reference_number,
    units: count === null || Number(count) === 0 ? '' : units(count, locale),
    gross: amount(gross, currency),
    fees: beside(fees),
    tax: beside(tax),
    net: amount(net, currency),
    moved: isIncome ? '' : amount(moved, currency, signed),
    balance: amount(balance, currency),
  };
}

function howOf({ status, payment_method }: Activity, isIncome: boolean, isReinvested: boolean, { label }: StatementWriter) {
  if (isReinvested) return label(status);
  return isIncome ? text.statement.paidBy(label(payment_method)) : label(payment_method);
}

function sumOf({ name, currency, entries, sums }: Book, { amount, locale }: StatementWriter): AnswerData {
  const title = text.statement.entries(name, entries.length, number(entries.length, locale));
  const balance = sums.closing === undefined ? '' : amount(sums.closing, currency);
  if (entries.length === 0) return { date: title, balance };
  return {
    date: title,
    gross: amount(sums.gross, currency),
    fees: amount(sumOfAll([sums.fees, sums.otherFees]), currency),
    tax: amount(sumOfAll([sums.tax, sums.otherTax]), currency),
    net: amount(sums.net, currency),
    moved: amount(less(sums.moneyIn, sums.moneyOut), currency, signed),
    balance,
  };
}
