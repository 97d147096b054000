import { seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import type { CalendarDate } from '../../src/values/calendar.ts';
import { nameOf } from './aheadInLedger.ts';

/** What the ledger paid on its last day of payment: interest and principal apart, by currency, in cents. */
export function receivedInLedger(investorId: number, today: CalendarDate) {
  const paid = seedPortfolio(investorId, today).entries.flatMap(({ date, type, income, status, net, holding }) => {
    const kind = income !== 0 ? 'interest' : type === 'return_of_capital' ? 'principal' : undefined;
    return status === 'cleared' && date <= today && kind
      ? [{ date, kind, currency: holding.currency, cents: net, name: nameOf(holding) }]
      : [];
  });
  const date = paid.map((entry) => entry.date).reduce((last, day) => (day > last ? day : last), '');
  const last = paid.filter((entry) => entry.date === date);
  return [...new Set(last.map(({ kind, currency }) => `${kind} ${currency}`))].map((sort) => {
    const own = last.filter(({ kind, currency }) => `${kind} ${currency}` === sort);
    const cents = own.reduce((sum, entry) => sum + entry.cents, 0);
    return { date, cents, currency: own[0]?.currency ?? '', names: [...new Set(own.map(({ name }) => name))] };
  });
}
