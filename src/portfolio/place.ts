import type { Activity, Investment } from './answers.ts';

/**
 * What identifies the fund class in an account, or the loan, that a payment belongs to. An activity knows its loan but
 * not its holding, so two holdings in one loan have the same place.
 */
export function placeOf({
  loan_id,
  micid,
  share_class,
  account_type,
}: Pick<Activity | Investment, 'loan_id' | 'micid' | 'share_class' | 'account_type'>): string {
  return loan_id === undefined ? `fund-${micid ?? ''}-${share_class ?? ''}-${account_type}` : `loan-${loan_id}`;
}
