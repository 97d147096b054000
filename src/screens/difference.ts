// Amounts have two decimals, returns up to four.
const whole = (amount: number) => Math.round(amount * 10_000);
const toCents = (sum: number) => Math.round(sum / 100) / 100;

/**
 * What amounts add up to, and by how much that exceeds the figure they belong to; in whole numbers inside, so nothing
 * drifts. What depends on something unknown is unknown itself.
 */
export function difference(
  amounts: readonly (number | undefined)[],
  figure?: number,
): { sum: number | undefined; gap: number | undefined } {
  const sum = amounts.reduce<number | undefined>(
    (total, amount) => (total === undefined || amount === undefined ? undefined : total + whole(amount)),
    0,
  );
  if (sum === undefined) return { sum, gap: undefined };
  return { sum: toCents(sum), gap: figure === undefined ? undefined : toCents(sum - whole(figure)) };
}
