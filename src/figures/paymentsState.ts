import { activityPayment } from './activityPayment.ts';
import type { Investment, PortfolioAnswers } from './answers.ts';
import { lost, type Payment, toInvestor } from './payment.ts';

/** Whether the investor was owed this payment and it failed or was taken back. */
export const isMissed = ({ state, kind }: Pick<Payment, 'state' | 'kind'>) =>
  lost.includes(state) && toInvestor.some((one) => one === kind);

/** Whether its loan is past due. */
export const isBehind = ({ days_past_due }: Investment) => (days_past_due ?? 0) > 0;

/**
 * Whether anything is in *Failed, Behind* (`due`), or all payments are up to date (`fine`), which requires that
 * something has been paid, and that all failed payments are known and there are none. The activities may be only those
 * that failed or were reversed. It needs far less code than *Failed, Behind*, so a screen knows it before its figures.
 *
 * @figure All payments are up to date
 * @fields those of Failed and Behind; investmentList.investments.interest_to_date_amount
 */
export function paymentsState({
  activities,
  investments,
}: Pick<PortfolioAnswers, 'activities' | 'investments'>): 'due' | 'fine' | 'unknown' {
  const isDue = activities?.rows.some((row) => isMissed(activityPayment(row))) || investments?.some(isBehind);
  if (isDue) return 'due';
  const hasPayments = investments?.some(({ interest_to_date_amount }) => Number(interest_to_date_amount) > 0);
  return hasPayments && activities?.isWhole ? 'fine' : 'unknown';
}
