import { type CalendarDate, readDay } from '../values/calendar.ts';
import { readDecimal } from '../values/decimal.ts';
import type { Investment } from './answers.ts';
import type { Payment } from './payment.ts';
import { placeOf } from './place.ts';

const reinvestment: Record<Investment['distribution_option'], boolean | undefined> = {
  cash: false,
  drip: true,
  partial_drip: undefined,
};

/**
 * The next distribution of a fund. A loan's next payment is taken from its schedule instead, since
 * `next_payment_amount` may hold principal.
 */
export function nextFundPayment(investment: Investment, today: CalendarDate): Payment[] {
  const day = readDay(investment.next_payment_date ?? '');
  const amount = readDecimal(investment.next_payment_amount);
  if (investment.loan_id !== undefined || (day === undefined && amount === undefined)) return [];
  if (day !== undefined && day < today) return [];
  const place = placeOf(investment);
  return [
    {
      id: `${place}-${day ?? 'undated'}-interest`,
      day,
      earnedFor: undefined,
      place,
      name: investment.name,
      holdings: [investment],
      loanId: undefined,
      kind: 'interest',
      amount,
      currency: investment.currency,
      state: 'expected',
      isReinvested: reinvestment[investment.distribution_option],
      sources: [{ operation: 'investmentList', investmentId: investment.investment_id }],
    },
  ];
}
