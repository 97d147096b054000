import { lenderShare } from '../../src/sandbox/ledger/lending.ts';
import { nextPayment } from '../../src/sandbox/ledger/nextPayment.ts';
import { seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import { sharedSchedule } from '../../src/sandbox/ledger/schedule.ts';
import type { CalendarDate } from '../../src/values/calendar.ts';

/**
 * What the ledger has of a year in the portfolio's own currency, in cents: interest that was received and that is to come,
 * by month; principal that is due; and what failed.
 */
export function incomeInLedger(investorId: number, year: number, today: CalendarDate) {
  const [received, expected] = [new Map<string, number>(), new Map<string, number>()];
  let [due, failed] = [0, 0];
  const add = (to: Map<string, number>, date: string, cents: number) => {
    const month = date.slice(0, 7);
    if (cents !== 0 && date.startsWith(String(year))) to.set(month, (to.get(month) ?? 0) + cents);
  };
  const { currency, entries, holdings } = seedPortfolio(investorId, today);
  for (const { holding, date, income, status, net } of entries) {
    if (holding.currency !== currency || date > today) continue;
    add(received, date, income);
    if (status === 'failed' && date.startsWith(String(year))) failed += net;
  }
  for (const holding of holdings.filter((one) => one.currency === currency)) {
    const next = nextPayment(holding, today);
    if (holding.kind === 'fund' && next) add(expected, next.date, next.cents);
    if (holding.kind === 'fund') continue;
    for (const { date, share, interest, fee } of sharedSchedule(holding, today)) {
      const mine = lenderShare(holding.loan, holding.lender, interest) - lenderShare(holding.loan, holding.lender, fee);
      add(expected, date, mine);
      if (date.startsWith(String(year))) due += share - mine;
    }
  }
  return { received, expected, due, failed };
}
