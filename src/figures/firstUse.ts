import type { Activity, Investment } from './answers.ts';

/**
 * Whether nothing was ever invested: no investment is held, and there are no activities, past or future. Undefined
 * until this is known.
 *
 * @figure Nothing invested yet
 * @fields investmentList.investments, portfolioActivities.activities
 */
export function isFirstUse(
  investments: readonly Investment[] | undefined,
  entries: readonly Activity[] | undefined,
): boolean | undefined {
  if (investments === undefined) return undefined;
  if (investments.length > 0) return false;
  return entries && entries.length === 0;
}
