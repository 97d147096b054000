import { namesOf } from './activityPayment.ts';
import type { Activity, Investment } from './answers.ts';
import { groupBy } from './groupBy.ts';
import { placeOf } from './place.ts';

/** The fields that say which holding a row of an answer belongs to. */
export type Placed = Pick<Activity, 'loan_id' | 'micid' | 'share_class' | 'account_type'>;

export type NameOf = (row: Placed) => string | undefined;

/**
 * Returns a function for the names of the holdings that a row belongs to, as in `cash()`; undefined if none is still
 * held.
 *
 * @figure Investment of an activity
 * @fields portfolioActivities.activities.loan_id, .micid, .share_class, .account_type, investmentList.investments.name
 */
export function holdingNames(holdings: readonly Investment[]): NameOf {
  const places = groupBy(holdings, placeOf);
  return (row) => {
    const own = places.get(placeOf(row));
    return own && namesOf(own);
  };
}
