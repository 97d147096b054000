import type { CalendarDate } from '../../values/calendar.ts';
import { sum } from '../ledger/figures.ts';
import { LOAN_CURRENCY, type Loan, type LoanMovement } from '../ledger/loan.ts';
import { amount } from '../ledger/money.ts';
import { accruedInterest, outstanding, schedule, undrawn } from '../ledger/schedule.ts';
import { delinquencyBucket, pastDueDays } from '../ledger/standing.ts';
import type { Schema } from '../schema.ts';

const GRACE_DAYS = 5;

const isInterest = (movement: LoanMovement) => movement.type === 'interest_payment';
const hasArrived = (movement: LoanMovement) => movement.status === 'cleared';

/** What the borrower owes and has paid at the end of a day. */
export function loanBalances(loan: Loan, today: CalendarDate): Schema<'LoanBalances'> {
  const fallenDue = loan.movements.filter((movement) => movement.date <= today);
  const unpaid = fallenDue.filter((movement) => movement.status === 'failed');
  const charged = sum(fallenDue, (movement) => movement.interest);
  const paid = sum(fallenDue.filter(hasArrived), (movement) => movement.interest);
  const disbursed = sum(fallenDue, (movement) => movement.advance);
  const owed = outstanding(loan, today);
  const accrued = accruedInterest(loan, today);
  return {
    currency: LOAN_CURRENCY,
    principal_disbursed_amount: amount(disbursed),
    principal_paid_amount: amount(disbursed - owed),
    principal_outstanding_amount: amount(owed),
    interest_charged_amount: amount(charged),
    interest_paid_amount: amount(paid),
    interest_outstanding_amount: amount(charged - paid),
    accrued_interest_amount: amount(accrued),
    interest_reserve_balance_amount: amount(Math.max(0, (loan.interestReserve ?? 0) - paid)),
    fees_outstanding_amount: 0,
    penalties_outstanding_amount: 0,
    total_outstanding_amount: amount(owed + charged - paid + accrued),
    total_overdue_amount: amount(sum(unpaid, (movement) => movement.interest + movement.principal)),
    overdue_since_date: unpaid[0]?.date ?? null,
    undrawn_amount: amount(undrawn(loan)),
  };
}

/** The borrower's payment terms. */
export function loanServicing(loan: Loan, today: CalendarDate): Schema<'LoanServicing'> {
  const payments = loan.movements.filter((movement) => isInterest(movement) && movement.date <= today);
  const made = payments.filter(hasArrived);
  const unpaid = payments.filter((movement) => movement.status === 'failed');
  const last = made.at(-1);
  const days = pastDueDays(loan, today);
  return {
    currency: LOAN_CURRENCY,
    next_payment_due_date: schedule(loan, today)[0]?.date ?? null,
    last_payment_date: last?.date ?? null,
    last_payment_amount: last ? amount(last.interest + last.principal) : null,
    past_due_days: days,
    delinquent_days: Math.max(0, days - GRACE_DAYS),
    delinquent_amount: amount(sum(unpaid, (movement) => movement.interest + movement.principal)),
    delinquency_bucket: delinquencyBucket(days),
    payments_made_count: made.length,
    payments_missed_count: unpaid.length,
  };
}
