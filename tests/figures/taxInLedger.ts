import type { Entry } from '../../src/sandbox/ledger/entries.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import type { CalendarDate } from '../../src/values/calendar.ts';

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
    inYear: sum(net, isPaid),
    paidLater: sum(net, isEarned, (entry) => !isPaid(entry)),
    earnedBefore: sum(net, isPaid, (entry) => !isEarned(entry)),
    withheld: sum(({ tax }) => tax, isEarned),
    reported: sum(({ gross, fee }) => gross - fee, isEarned),
  };
}
