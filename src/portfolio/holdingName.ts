import { namesOf } from './activityPayment.ts';
import type { Activity, Investment } from './answers.ts';
import { placeOf } from './place.ts';

/** What says where a row of an answer belongs. */
export type Placed = Pick<Activity, 'loan_id' | 'micid' | 'share_class' | 'account_type'>;

/**
 * The name of the holdings that a row belongs to, as in `cash()`; undefined where none is held any more.
 *
 * @figure Investment of an activity
 * @fields portfolioActivities.activities.loan_id, .micid, .share_class, .account_type, investmentList.investments.name
 */
export function holdingName(row: Placed, holdings: readonly Investment[]): string | undefined {
  const own = holdings.filter((holding) => placeOf(holding) === placeOf(row));
  return own.length > 0 ? namesOf(own) : undefined;
}
