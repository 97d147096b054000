import { type Entry, isSettled } from '../../src/sandbox/ledger/entries.ts';
import { balanceAt, currentHoldings } from '../../src/sandbox/ledger/figures.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import { addMonths, type CalendarDate, firstOfMonth } from '../../src/values/calendar.ts';
import { aheadInLedger } from './aheadInLedger.ts';

/** A line of the totals of a table or a file, in cents. */
export interface TotalLine {
  label: string;
  cents: number;
  currency: string;
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((all, item) => all + value(item), 0);

/** The lines of some entries: sums of settled ones by currency, and the names of what they leave out. */
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
      Income: ({ income }) => income,
      'Money in': ({ capital, type }) => (type === 'reinvestment' ? 0 : Math.max(0, capital)),
      Reinvested: ({ capital, type }) => (type === 'reinvestment' ? capital : 0),
      'Money out': ({ capital }) => Math.max(0, -capital),
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

/** Interest and principal of a year by status and currency. */
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

const kinds = { fund: 'Fund', direct_mortgage: 'Direct mortgage', syndicated_loan: 'Syndicated loan' };

/** What is invested in the portfolio's own currency at the end of the last complete month. */
export function investedInLedger(investorId: number, today: CalendarDate) {
  const { asOf, currency, entries } = portfolioOf(investorId, today);
  const own = entries.filter(({ holding, date }) => holding.currency === currency && date <= asOf);
  return { currency, cents: sum(own, ({ capital }) => capital) };
}

/** The cards' breakdown for the last complete month and the twelve up to it, in the portfolio's own currency. */
export function cardsInLedger(investorId: number, today: CalendarDate) {
  const { asOf, currency, entries } = portfolioOf(investorId, today);
  const own = entries.filter(({ holding }) => holding.currency === currency);
  const line = (label: string, cents: number): TotalLine => ({ label, cents, currency });
  const byKind = (some: readonly Entry[], value: (entry: Entry) => number) =>
    Object.entries(kinds).flatMap(([kind, label]) => {
      const cents = sum(
        some.filter(({ holding }) => holding.kind === kind),
        value,
      );
      return cents === 0 ? [] : [line(label, cents)];
    });
  const withTotal = (lines: TotalLine[], label = 'Total') => [
    ...lines,
    line(
      label,
      sum(lines, ({ cents }) => cents),
    ),
  ];
  const earnedFrom = (from: CalendarDate) =>
    own.filter(({ income, effective }) => income !== 0 && effective >= from && effective <= asOf);
  const year = earnedFrom(addMonths(firstOfMonth(asOf), -11));
  const month = earnedFrom(firstOfMonth(asOf));
  const income = (some: readonly Entry[]) => sum(some, (entry) => entry.income);
  const isReinvested = ({ type }: Entry) => type === 'reinvestment';
  const settled = year.filter(isSettled);
  const types = (lines: TotalLine[]) => (lines.length === 0 ? [] : withTotal(lines));
  return {
    'Interest earned': [
      ...withTotal(
        [
          line(
            'Interest before fees and tax',
            sum(year, ({ gross }) => gross),
          ),
          line('Fees', 0 - sum(year, ({ fee }) => fee)),
          line('Tax withheld', 0 - sum(year, ({ tax }) => tax)),
        ],
        'Interest earned',
      ),
      ...withTotal([
        line('Paid so far', income(settled.filter((entry) => !isReinvested(entry)))),
        line('Reinvested so far', income(settled.filter(isReinvested))),
        line('To be paid', income(year) - income(settled)),
      ]),
      ...types(byKind(year, (entry) => entry.income)),
    ],
    'Interest this month': [
      ...withTotal([
        line('Paid', income(month.filter(isSettled))),
        line('Scheduled', income(month.filter((entry) => !isSettled(entry)))),
      ]),
      ...types(byKind(month, (entry) => entry.income)),
    ],
  };
}
