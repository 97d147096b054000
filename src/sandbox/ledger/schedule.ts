import { addDays, type CalendarDate, daysBetween, firstOfMonth, lastOfMonth } from '../../values/calendar.ts';
import type { LoanHolding } from './entries.ts';
import { balanceAt } from './figures.ts';
import { lenderShare } from './lending.ts';
import type { Loan } from './loan.ts';
import { type Cents, divide, monthlyInterest } from './money.ts';

/** A future payment of the whole loan. */
export interface DuePayment {
  date: CalendarDate;
  interest: Cents;
  fee: Cents;
  principal: Cents;
  /** The balance outstanding afterwards. */
  balance: Cents;
}

/** The borrower's balance at the end of a day. */
export const outstanding = (loan: Loan, day: CalendarDate): Cents =>
  loan.movements.findLast((movement) => movement.date <= day)?.balance ?? 0;

/** The part of the loan that is agreed but not advanced yet. */
export const undrawn = (loan: Loan): Cents =>
  loan.principal - loan.movements.reduce((sum, movement) => sum + movement.advance, 0);

/** The payments after today until maturity, when the remaining principal is due. */
export function schedule(loan: Loan, today: CalendarDate): DuePayment[] {
  let balance = outstanding(loan, today);
  if (balance === 0) return [];
  const payments: DuePayment[] = loan.movements
    .filter((movement) => movement.status === 'scheduled')
    .map(({ date, interest, fee }) => ({ date, interest, fee, principal: 0, balance }));
  const add = (date: CalendarDate, interest: Cents, fee: Cents, principal: Cents) => {
    if (date <= today || date > loan.maturityDate) return;
    balance -= principal;
    payments.push({ date, interest, fee, principal, balance });
  };
  for (let end = lastOfMonth(today); end < loan.maturityDate; end = lastOfMonth(addDays(end, 1))) {
    const [interest, fee] = [monthlyInterest(balance, loan.noteRate), monthlyInterest(balance, loan.fee)];
    if (loan.semiMonthly) {
      add(end, divide(interest, 2), divide(fee, 2), 0);
      add(addDays(end, 15), interest - divide(interest, 2), fee - divide(fee, 2), 0);
    } else {
      const level = loan.amortizationMonths ? Math.min(balance, loan.regularPayment - interest) : 0;
      add(addDays(end, 1), interest, fee, level);
    }
  }
  const last = payments.at(-1);
  if (last?.date === loan.maturityDate) Object.assign(last, { principal: last.principal + last.balance, balance: 0 });
  else add(loan.maturityDate, 0, 0, balance);
  return payments;
}

/** A future payment with a lender's share of it, after the fee. */
export interface SharedPayment extends DuePayment {
  share: Cents;
}

/** The future payments with a lender's shares; the last one brings back the rest of what the lender has invested. */
export function sharedSchedule(holding: LoanHolding, today: CalendarDate): SharedPayment[] {
  const { loan, lender } = holding;
  let rest = balanceAt(holding, today);
  return schedule(loan, today).map((payment) => {
    const principal = payment.balance === 0 ? rest : lenderShare(loan, lender, payment.principal);
    rest -= principal;
    const interest = lenderShare(loan, lender, payment.interest) - lenderShare(loan, lender, payment.fee);
    return { ...payment, share: interest + principal };
  });
}

/** The interest accrued since the start of the month, on a 30/360 year, and earlier interest that is not due yet. */
export function accruedInterest(loan: Loan, today: CalendarDate): Cents {
  const days = Math.min(30, daysBetween(firstOfMonth(today), today));
  const earlier = loan.movements.reduce((sum, { date, interest }) => (date > today ? sum + interest : sum), 0);
  return earlier + divide(outstanding(loan, today) * loan.noteRate * days, 3_600_000);
}
