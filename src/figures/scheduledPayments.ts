import { type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, isZero, readDecimal } from '../values/decimal.ts';
import { namesOf } from './activityPayment.ts';
import type { Investment, Loan } from './answers.ts';
import { less, shareOf, sumOfAll } from './exactAmounts.ts';
import type { Payment } from './payment.ts';
import { placeOf } from './place.ts';

/** My share of a row of a loan's schedule. */
interface ScheduledPart {
  due: string;
  interest: Decimal | undefined;
  principal: Decimal | undefined;
}

/**
 * My interest and principal in each row of a loan's schedule, to the cent. My principal is my share of the row's, and
 * the last row takes the rest of my investment, so that all of it is repaid; the rest of `my_amount` is interest.
 *
 * @figure Payments to come of a loan
 * @fields loanDetails.loan_details.schedule, loanDetails.loan_details.participation
 */
function scheduledParts({ schedule, participation }: Loan): ScheduledPart[] {
  const shares = schedule.map((row) => shareOf(row.principal_amount, participation.participation_percent));
  const rest = less(readDecimal(participation.invested_amount), sumOfAll(shares.slice(0, -1)));
  return schedule.map((row, index) => {
    const takesRest = index === schedule.length - 1 && Number(row.principal_amount) > 0;
    const principal = takesRest ? rest : shares[index];
    return { due: row.due_date, principal, interest: less(readDecimal(row.my_amount), principal) };
  });
}

/** The payments in a loan's schedule from today on, for all my holdings in it. */
export function scheduledPayments(
  holdings: readonly Investment[],
  loans: ReadonlyMap<number, Loan> | undefined,
  today: CalendarDate,
): Payment[] {
  const [first] = holdings;
  const loan = first?.loan_id === undefined ? undefined : loans?.get(first.loan_id);
  if (!first || !loan) return [];
  const place = placeOf(first);
  return scheduledParts(loan).flatMap(({ due, interest, principal }) => {
    const day = readDay(due);
    if (day !== undefined && day < today) return [];
    const base = {
      day,
      earnedFor: undefined,
      place,
      name: namesOf(holdings),
      holdings,
      loanId: loan.loan_id,
      currency: loan.currency,
      state: 'expected' as const,
      sources: [{ operation: 'loanDetails' as const, loanId: loan.loan_id, due }],
    };
    const part = (kind: 'interest' | 'principal', amount: Decimal | undefined): Payment[] =>
      isZero(amount)
        ? []
        : [{ ...base, id: `${place}-${day ?? 'undated'}-${kind}`, kind, amount, isReinvested: false }];
    return [...part('interest', interest), ...part('principal', principal)];
  });
}
