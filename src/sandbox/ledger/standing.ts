import { type CalendarDate, daysBetween } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import type { Loan } from './loan.ts';
import { outstanding } from './schedule.ts';

/** The days since the oldest payment that was due and did not arrive. */
export function pastDueDays(loan: Loan, today: CalendarDate): number {
  const missed = loan.movements.find((movement) => movement.status === 'failed' || movement.status === 'pending');
  return missed ? Math.max(0, daysBetween(missed.date, today)) : 0;
}

/** The bucket of a number of days past due. */
export function delinquencyBucket(days: number): Schema<'DelinquencyBucket'> {
  if (days === 0) return 'current';
  if (days <= 30) return '1_30';
  if (days <= 60) return '31_60';
  return days <= 90 ? '61_90' : '90_plus';
}

/** The current status of a loan. */
export function loanStatus(loan: Loan, today: CalendarDate): Schema<'LoanStatus'> {
  if (outstanding(loan, today) === 0) return 'paid_out';
  if (pastDueDays(loan, today) > 0) return 'past_due';
  return loan.maturityDate < today ? 'matured' : 'active';
}
