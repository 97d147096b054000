import { addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import type { Entry, Holding } from './entries.ts';
import type { Cents } from './money.ts';
import { monthOf } from './months.ts';
import type { Portfolio } from './portfolio.ts';

/** The figures of a selection of holdings for one month. */
export interface MonthFigures {
  month: string;
  end: CalendarDate;
  /** The amount invested at the end of the month. */
  balance: Cents;
  /** Net income for the month. */
  income: Cents;
}

/** The period from the first investment until now. */
export const ALL_TIME = 120;

/** How many months back a comparison goes. */
export const COMPARE_MONTHS: Record<Schema<'CompareTo'>, number> = { last_year: 12, last_quarter: 3, last_month: 1 };

/** The entry of the performance drop-down that a holding belongs to, besides `all`. */
export function performanceIdOf(holding: Holding): string {
  if (holding.kind === 'fund') return holding.fund.performanceId;
  return holding.kind === 'direct_mortgage' ? 'direct-mortgages' : 'syndicated-loans';
}

/**
 * The holdings of an entry of the performance drop-down; none for an unknown id. All of them are those in the
 * portfolio's currency, since amounts in several have no sum.
 */
export function holdingsIn(portfolio: Portfolio, performanceId = 'all'): Holding[] {
  const { currency, holdings } = portfolio;
  if (performanceId === 'all') return holdings.filter((holding) => holding.currency === currency);
  return holdings.filter((holding) => performanceIdOf(holding) === performanceId);
}

/** The currency of some holdings. */
export const currencyOf = ([first]: Holding[], portfolio: Portfolio): string => first?.currency ?? portfolio.currency;

/** The value of a holding at the end of a day. */
export function balanceAt(holding: Holding, day: CalendarDate): Cents {
  return holding.entries.findLast((entry) => entry.date <= day)?.balance ?? 0;
}

/** The holdings at the end of the last complete month. */
export const currentHoldings = (portfolio: Portfolio): Holding[] =>
  portfolio.holdings.filter((holding) => balanceAt(holding, portfolio.asOf) > 0);

/** The start date of a holding. */
export const investedDate = (holding: Holding): CalendarDate | undefined =>
  holding.entries.find((entry) => entry.capital > 0)?.date;

/** The figures of each month from the first investment to the last complete month; empty without any investment. */
export function monthlyFigures(portfolio: Portfolio, holdings: Holding[]): MonthFigures[] {
  const income = new Map<string, Cents>();
  const capital = new Map<string, Cents>();
  let first = '9999-12-31';
  const add = (sums: Map<string, Cents>, day: CalendarDate, cents: Cents) => {
    if (cents === 0) return;
    sums.set(monthOf(day), (sums.get(monthOf(day)) ?? 0) + cents);
    if (day < first) first = day;
  };
  for (const holding of holdings) {
    for (const entry of holding.entries) {
      add(income, entry.effective, entry.income);
      add(capital, entry.date, entry.capital);
    }
  }
  const figures: MonthFigures[] = [];
  let balance = 0;
  for (let day = firstOfMonth(first); day <= portfolio.asOf; day = addMonths(day, 1)) {
    const month = monthOf(day);
    balance += capital.get(month) ?? 0;
    figures.push({ month, end: lastOfMonth(day), balance, income: income.get(month) ?? 0 });
  }
  return figures;
}

/**
 * The months of a period that ends a number of months before the last complete one. A period may begin with empty
 * months before the first investment; all time does not.
 */
export function monthsOfPeriod(
  portfolio: Portfolio,
  figures: MonthFigures[],
  months: number,
  endedBack = 0,
): MonthFigures[] {
  const end = figures.length - endedBack;
  const known = figures.slice(Math.max(0, end - months), Math.max(0, end));
  if (months >= ALL_TIME) return known;
  const lastDay = addMonths(firstOfMonth(portfolio.asOf), -endedBack);
  const missing = Array.from({ length: months - known.length }, (_, index) => addMonths(lastDay, index - months + 1));
  return [...missing.map((day) => ({ month: monthOf(day), end: lastOfMonth(day), balance: 0, income: 0 })), ...known];
}

/** The first and the last day of a period of complete months. */
export const daysOfPeriod = ({ asOf }: Portfolio, period: MonthFigures[]) => ({
  period_start_date: `${period[0]?.month ?? monthOf(asOf)}-01`,
  period_end_date: asOf,
});

/** The income entries of the months in a period. */
export function incomeEntries(holdings: Holding[], period: MonthFigures[]): Entry[] {
  const [first, last] = [period[0], period.at(-1)];
  if (!first || !last) return [];
  const within = ({ effective }: Entry) => effective.slice(0, 7) >= first.month && effective <= last.end;
  return holdings.flatMap((holding) => holding.entries.filter((entry) => entry.income !== 0 && within(entry)));
}

export const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
