import { addDays, type CalendarDate } from '../../values/calendar.ts';
import { balanceAt, sum } from './figures.ts';
import { amount } from './money.ts';
import type { Portfolio } from './portfolio.ts';

/** The figures of a statement, in currency units and without signs. */
export interface StatementFigures {
  opening: number;
  contributions: number;
  /** Income settled in the period, before fees and tax. */
  income: number;
  fees: number;
  tax: number;
  /** Income less fees and tax: paid or reinvested. */
  distributions: number;
  /** The part of the distributions that was reinvested in units. */
  reinvested: number;
  /** Everything that left the balance: redemptions, transfers, returned principal, fees paid in units. */
  redemptions: number;
  closing: number;
}

/**
 * What settled between the two days, both included, in some holdings of one currency. The closing balance is the
 * opening balance plus contributions plus reinvested distributions less redemptions.
 */
export function statementFigures(
  { holdings }: Pick<Portfolio, 'holdings'>,
  from: CalendarDate,
  to: CalendarDate,
): StatementFigures {
  const settled = holdings.flatMap((h) => h.entries.filter((entry) => entry.date >= from && entry.date <= to));
  const income = settled.filter((entry) => entry.income !== 0);
  const moved = settled.filter((entry) => entry.income === 0);
  const reinvested = sum(income, (entry) => entry.capital);
  return {
    opening: amount(sum(holdings, (holding) => balanceAt(holding, addDays(from, -1)))),
    contributions: amount(sum(moved, (entry) => Math.max(0, entry.capital))),
    income: amount(sum(income, (entry) => entry.gross)),
    fees: amount(sum(income, (entry) => entry.fee)),
    tax: amount(sum(income, (entry) => entry.tax)),
    distributions: amount(sum(income, (entry) => entry.income)),
    reinvested: amount(reinvested),
    redemptions: amount(sum(moved, (entry) => Math.max(0, -entry.capital))),
    closing: amount(sum(holdings, (holding) => balanceAt(holding, to))),
  };
}
