import type { Activity, Investment } from '../../figures/answers.ts';
import type { BookEntry } from '../../figures/bookEntry.ts';
import { type Book, books } from '../../figures/books.ts';
import { less, sumOfAll } from '../../figures/exactAmounts.ts';
import { groupBy } from '../../figures/groupBy.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Days } from '../../screen/periodDays.ts';
import { month } from '../../values/date.ts';
import { number, units } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import { nameInAccount } from './accountWords.ts';
import type { ReportColumn, RowRole, SummaryLine } from './exportTable.ts';
import type { LoadedRows, LoadRows } from './makeFile.ts';
import { leftLine, type NameOfBook, summaryLines } from './statementLines.ts';
import { type StatementWriter, statementWriter } from './statementWriter.ts';

const pageSize = 1000;

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
  /** The rows in pages, so that the browser need not write them all at once. */
  load: LoadRows;
  /** The basis of the amounts, for the head. */
  basis: readonly string[];
  summary: readonly SummaryLine[];
  note: string;
}

export function statement({ activities, holdings, isWhole, days, ...rest }: StatementOf): Statement {
  const { books: all, totals, left } = books(activities, holdings, isWhole);
  const write = statementWriter(rest);
  const nameOf = bookNames(all);
  const lines = all.flatMap((book): Line[] => {
    const head: Line = { role: 'group', write: () => headOf(book, nameOf(book), totals.length > 1, write) };
    const entries = book.entries.map((entry): Line => ({ write: () => rowOf(entry, write) }));
    // An investment without entries is a line with its balance.
    return [
      ...(entries.length > 0 ? [head, ...entries] : []),
      { role: 'sum', write: () => sumOf(book, nameOf(book), write) },
    ];
  });
  const { basis, byPayment, noBalances } = text.statement;
  const currencies = [...new Set(activities.map(({ currency }) => currency))];
  return {
    columns: columnsOf(),
    load: (page) => linesOfPage(lines, page),
    basis: [basis(currencies.join(text.values.list)), byPayment, ...(holdings ? [] : [noBalances])],
    summary: totals.flatMap((total) => summaryLines(total, totals.length > 1, days, write)),
    note: leftLine(left, nameOf, write),
  };
}

interface Line {
  role?: RowRole;
  write: () => AnswerData;
}

async function linesOfPage(lines: readonly Line[], page: number): Promise<LoadedRows> {
  // Keeps the page responsive.
  await new Promise((resolve) => setTimeout(resolve));
  const roles = new Map<AnswerData, RowRole | undefined>();
  for (const { role, write } of lines.slice((page - 1) * pageSize, page * pageSize)) roles.set(write(), role);
  return {
    rows: [...roles.keys()],
    roleOf: (row) => roles.get(row),
    lastPage: Math.max(1, Math.ceil(lines.length / pageSize)),
  };
}

function columnsOf(): ReportColumn[] {
  const {
    statement: { columns },
    taxYear,
  } = text;
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

/**
 * Returns a function for the names of these books: with their accounts if they are in several, and with the names of
 * the accounts if the same investment is in several of one type.
 */
function bookNames(all: readonly Book[]): NameOfBook {
  const types = new Set(all.map(({ accountType }) => accountType));
  const keyOf = ({ name, accountType }: Pick<Book, 'name' | 'accountType'>) => `${accountType} ${name}`;
  const alike = groupBy(all, keyOf);
  return ({ account, ...book }) => {
    const named = nameInAccount(book.name, types.size > 1 ? [book.accountType] : []);
    const accounts = new Set(alike.get(keyOf(book))?.map((one) => one.account));
    return accounts.size > 1 ? [named, account ?? text.values.unknown].join(text.values.list) : named;
  };
}

const signed = { signDisplay: 'exceptZero' } as const;

function headOf(
  { loanNumber, currency, sums }: Book,
  name: string,
  hasOthers: boolean,
  { amount }: StatementWriter,
): AnswerData {
  const words = text.statement;
  const what = loanNumber ?? words.fund;
  const balance = sums.opening === undefined ? '' : words.opening(amount(sums.opening, currency));
  return { date: name, earned: hasOthers ? words.in(what, currency) : what, balance };
}

function rowOf({ activity, gross, fees, tax, net, moved, balance, isReinvested }: BookEntry, write: StatementWriter) {
  const { amount, label, locale } = write;
  const { currency, units: count } = activity;
  const isIncome = net !== null;
  /** Shows a zero only for income. */
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

function howOf(
  { status, payment_method }: Activity,
  isIncome: boolean,
  isReinvested: boolean,
  { label }: StatementWriter,
) {
  if (isReinvested) return label(status);
  return isIncome ? text.statement.paidBy(label(payment_method)) : label(payment_method);
}

function sumOf({ currency, entries, sums }: Book, name: string, { amount, locale }: StatementWriter): AnswerData {
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
