import { addDays, type CalendarDate, lastOfMonth } from '../../values/calendar.ts';
import type { Holding } from './entries.ts';
import { balanceAt, sum } from './figures.ts';
import { distributionRate } from './funds.ts';
import { type Cents, divide, monthlyInterest } from './money.ts';
import { sharedSchedule } from './schedule.ts';

/** The next net payment of a holding after today; undefined if none is known. */
export function nextPayment(holding: Holding, today: CalendarDate): { date: CalendarDate; cents: Cents } | undefined {
  if (holding.kind !== 'fund') {
    const next = sharedSchedule(holding, today)[0];
    return next && { date: next.date, cents: next.share };
  }
  const coming = holding.entries.filter((entry) => entry.income > 0 && entry.date > today);
  const date = coming[0]?.date;
  if (date) return { date, cents: sum(coming, (entry) => (entry.date === date ? entry.income : 0)) };
  const gross = monthlyInterest(balanceAt(holding, today), distributionRate(holding.fund, 0));
  if (gross === 0) return undefined;
  return { date: addDays(lastOfMonth(today), 15), cents: gross - divide(gross * holding.withholding, 10_000) };
}
