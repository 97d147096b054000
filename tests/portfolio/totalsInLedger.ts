import type { CalendarDate } from '../../src/format/calendar.ts';
import { type Entry, isSettled } from '../../src/sandbox/ledger/entries.ts';
import { balanceAt, currentHoldings } from '../../src/sandbox/ledger/figures.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import { aheadInLedger } from './aheadInLedger.ts';

/** A line of the totals of a table or a file, in cents. */
export interface TotalLine {
  label: string;
  cents: number;
  currency: string;
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((all, item) => all + value(item), 0);

/** The lines of some entries: sums of what is settled, in each currency, and what they leave out, named. */
function linesOf(entries: readonly Entry[], sums: Record<string, (entry: Entry) => number>): TotalLine[] {
  return [...new Set(entries.map(({ holding }) => holding.currency))].flatMap((currency) => {
    const own = entries.filter(({ holding }) => holding.currency === currency);
    const left = ['failed', 'reversed'].flatMap((status) => {
      const lost = own.filter((entry) => entry.status === status);
      const what = `${status[0]?.toUpperCase()}${status.slice(1)} (${lost.length} payment${lost.length === 1 ? '' : 's'})`;
      return lost.length > 0 ? [{ label: `Not included: ${what}`, cents: sum(lost, ({ net }) => net), currency }] : [];
    });
    const added = Object.entries(sums).map(([label, value]) => ({
      label,
      cents: sum(own.filter(isSettled), value),
      currency,
    }));
    return [...added, ...left];
  });
}

/** The totals of all that was booked until today. */
export const activityTotals = (investorId: number, today: CalendarDate): TotalLine[] =>
  linesOf(
    portfolioOf(investorId, today).entries.filter(({ date }) => date <= today),
    {
      'Money in': ({ capital }) => Math.max(0, capital),
      'Money out': ({ capital }) => Math.max(0, -capital),
      Income: ({ income }) => income,
      Fees: ({ fee, penalty, type, net }) => fee + penalty + (type === 'management_fee' ? -net : 0),
      'Tax withheld': ({ tax }) => tax,
    },
  );

/** The same of the direct mortgages alone. */
export function mortgageTotals(investorId: number, today: CalendarDate): TotalLine[] {
  const mortgages = portfolioOf(investorId, today).holdings.filter(({ kind }) => kind === 'direct_mortgage');
  const entries = mortgages.flatMap((holding) => holding.entries).filter(({ date }) => date <= today);
  return linesOf(entries, {
    'Interest after fees': ({ type, gross, fee }) => (type === 'distribution' ? gross - fee : 0),
    Principal: ({ capital }) => -capital,
    'Fees deducted': ({ fee }) => fee,
    'Net amount': ({ net }) => net,
  });
}

/** What is invested in the current holdings, in each currency. */
export function investedTotals(investorId: number, today: CalendarDate): TotalLine[] {
  const portfolio = portfolioOf(investorId, today);
  const current = currentHoldings(portfolio);
  return [...new Set(current.map(({ currency }) => currency))].flatMap((currency) => {
    const cents = sum(
      current.filter((holding) => holding.currency === currency),
      (holding) => balanceAt(holding, portfolio.asOf),
    );
    return ['Invested', 'Current value'].map((label) => ({ label, cents, currency }));
  });
}

/** Interest and principal of a year by what became of them, in each currency. */
export function incomeTotals(investorId: number, year: number, today: CalendarDate): TotalLine[] {
  const isOf = ({ date }: { date: CalendarDate }) => date.startsWith(String(year));
  const booked = portfolioOf(investorId, today)
    .entries.filter((entry) => isOf(entry) && entry.date <= today)
    .flatMap(({ type, status, income, net, holding: { currency } }): TotalLine[] => {
      if (type === 'return_of_capital') return [{ label: 'Repayment Received', cents: net, currency }];
      if (type === 'distribution' && status === 'failed') return [{ label: 'Payment Failed', cents: net, currency }];
      const label = `Payment ${type === 'reinvestment' ? 'Reinvested' : 'Received'}`;
      return income === 0 ? [] : [{ label, cents: income, currency }];
    });
  const ahead = aheadInLedger(investorId, today)
    .filter((payment) => isOf(payment) && payment.kind !== 'deposit')
    .map(({ kind, isBooked, cents, currency }) => {
      const label = `${kind === 'interest' ? 'Payment' : 'Repayment'} ${isBooked ? 'Scheduled' : 'Expected'}`;
      return { label, cents, currency };
    });
  return together([...booked, ...ahead]);
}

/** Adds up the lines of one label and currency. */
export function together(lines: readonly TotalLine[]): TotalLine[] {
  const all = new Map<string, TotalLine>();
  for (const line of lines) {
    const key = `${line.label} ${line.currency}`;
    all.set(key, { ...line, cents: line.cents + (all.get(key)?.cents ?? 0) });
  }
  return [...all.values()];
}
