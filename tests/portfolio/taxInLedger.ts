import type { CalendarDate } from '../../src/format/calendar.ts';
import type { Entry } from '../../src/sandbox/ledger/entries.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';

const registered = ['tfsa', 'rrsp', 'spousal_rrsp', 'rrif', 'resp', 'rdsp', 'lira', 'lif', 'lrif', 'ipp', 'ira'];

/**
 * What the ledger has of a tax year in one currency, in cents, without registered plans: what was paid in the year, and
 * how what was earned for it follows from that.
 */
export function taxInLedger(investorId: number, year: number, currency: string, today: CalendarDate) {
  const income = portfolioOf(investorId, today).entries.filter(
    (entry) =>
      entry.income !== 0 && entry.holding.currency === currency && !registered.includes(entry.holding.accountType),
  );
  const isOf = (day: CalendarDate) => Number(day.slice(0, 4)) === year;
  const sum = (value: (entry: Entry) => number, ...conditions: ((entry: Entry) => boolean)[]) =>
    income.reduce((all, entry) => (conditions.every((holds) => holds(entry)) ? all + value(entry) : all), 0);
  const net = (entry: Entry) => entry.income;
  const isEarned = ({ effective }: Entry) => isOf(effective);
  const isPaid = ({ date }: Entry) => isOf(date);
  const isReinvested = ({ type }: Entry) => type === 'reinvestment';
  return {
    paid: sum(net, isPaid, (entry) => !isReinvested(entry)),
    reinvested: sum(net, isPaid, isReinvested),
    paidLater: sum(net, isEarned, (entry) => !isPaid(entry)),
    earnedBefore: sum(net, isPaid, (entry) => !isEarned(entry)),
    withheld: sum(({ tax }) => tax, isEarned),
    reported: sum(({ gross, fee }) => gross - fee, isEarned),
  };
}

/** The balances of the portfolio's own currency before and after a year, and what changed them, in cents. */
export function balancesInLedger(investorId: number, year: number, today: CalendarDate) {
  const { entries, currency } = portfolioOf(investorId, today);
  const own = entries.filter(({ holding, capital }) => holding.currency === currency && capital !== 0);
  const sum = (condition: (entry: Entry) => boolean) =>
    own.reduce((all, entry) => (condition(entry) ? all + entry.capital : all), 0);
  const isOf = ({ date }: Entry) => Number(date.slice(0, 4)) === year;
  return {
    opening: sum(({ date }) => Number(date.slice(0, 4)) < year),
    contributions: sum((entry) => isOf(entry) && entry.income === 0 && entry.capital > 0),
    reinvested: sum((entry) => isOf(entry) && entry.income !== 0),
    redemptions: 0 - sum((entry) => isOf(entry) && entry.capital < 0),
    closing: sum(({ date }) => Number(date.slice(0, 4)) <= year),
  };
}
