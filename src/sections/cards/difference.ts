import type { Decimal } from '../../format/decimal.ts';
import { exactSum } from '../../format/exactSum.ts';

/**
 * What amounts add up to, exactly, and by how much that exceeds the figure they belong to, as far as the digits show it.
 * What depends on something unknown is unknown itself.
 */
export function difference(
  amounts: readonly (Decimal | undefined)[],
  figure?: Decimal,
  digits = 2,
): { sum: number | undefined; gap: number | undefined } {
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return { sum: undefined, gap: undefined };
  const sum = Number(exactSum(known));
  // Adding zero takes the sign off a gap that rounds to none.
  return { sum, gap: figure === undefined ? undefined : Number((sum - Number(figure)).toFixed(digits)) + 0 };
}
