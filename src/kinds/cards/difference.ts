import type { Decimal } from '../../values/decimal.ts';
import { exactSum } from '../../values/exactSum.ts';

/**
 * The exact sum of amounts, and by how much it exceeds the figure they belong to, rounded to the digits shown.
 * Undefined if a value it depends on is unknown.
 */
export function difference(
  amounts: readonly (Decimal | undefined)[],
  figure?: Decimal,
  digits = 2,
): { sum: number | undefined; gap: number | undefined } {
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return { sum: undefined, gap: undefined };
  const sum = Number(exactSum(known));
  // Adding zero turns −0, a gap that rounds to nothing, into 0.
  return { sum, gap: figure === undefined ? undefined : Number((sum - Number(figure)).toFixed(digits)) + 0 };
}
