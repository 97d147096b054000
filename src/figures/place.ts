import type { Activity, Investment } from './answers.ts';

/**
 * Identifies the loan, or the fund class in an account, that a payment belongs to. An activity knows its loan but
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

/**
 * Identifies a holding as its activities do: by its place, its account and its currency. Two lots in one account have
 * the same key.
 */
export const holdingKey = (row: Parameters<typeof placeOf>[0] & Pick<Activity, 'currency'>): string =>
  `${placeOf(row)} ${row.account_type} ${row.currency}`;
