import { type Entry, isSettled } from '../../src/sandbox/ledger/entries.ts';
import { balanceAt } from '../../src/sandbox/ledger/figures.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import type { CalendarDate } from '../../src/values/calendar.ts';

interface Days {
  start_date: CalendarDate;
  end_date: CalendarDate;
}

/** The entries of the ledger that are booked within some days. */
export const entriesOf = (investorId: number, { start_date, end_date }: Days, today: CalendarDate): Entry[] =>
  portfolioOf(investorId, today).entries.filter(({ date }) => date >= start_date && date <= end_date);

/** The sums of the ledger's settled entries of some days by currency, in cents, with the balances before and after. */
export function booksInLedger(investorId: number, days: Days, today: CalendarDate) {
  const { holdings } = portfolioOf(investorId, today);
  const entries = entriesOf(investorId, days, today).filter(isSettled);
  const dayBefore = new Date(Date.parse(`${days.start_date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return new Map(
    [...new Set(holdings.map(({ currency }) => currency))].map((currency) => {
      const own = entries.filter(({ holding }) => holding.currency === currency);
      const sum = (value: (entry: Entry) => number, of = own) => of.reduce((all, entry) => all + value(entry), 0);
      const heldAt = (day: CalendarDate) =>
        holdings.reduce((all, holding) => all + (holding.currency === currency ? balanceAt(holding, day) : 0), 0);
      const income = own.filter((entry) => entry.income !== 0);
      const reinvested = sum(
        ({ net }) => net,
        income.filter(({ type }) => type === 'reinvestment'),
      );
      const moved = own.filter(({ type }) => type !== 'reinvestment');
      return [
        currency,
        {
          gross: sum(({ gross }) => gross, income),
          fees: sum(({ fee }) => fee, income),
          tax: sum(({ tax }) => tax, income),
          net: sum(({ net }) => net, income),
          reinvested,
          paid: sum(({ net }) => net, income) - reinvested,
          otherFees: sum(({ penalty, type, net }) => penalty + (type === 'management_fee' ? -net : 0)),
          otherTax: 0,
          moneyIn: sum(({ capital }) => Math.max(0, capital), moved),
          moneyOut: sum(({ capital }) => Math.max(0, -capital), moved),
          opening: heldAt(dayBefore),
          closing: heldAt(days.end_date),
        },
      ] as const;
    }),
  );
}
