// Amounts have two decimals, returns up to four.
const whole = (amount: number) => Math.round(amount * 10_000);
const toCents = (sum: number) => Math.round(sum / 100) / 100;

/** What amounts add up to, and by how much that exceeds the figure they belong to; in whole numbers inside, so nothing drifts. */
export function difference(
  amounts: readonly (number | undefined)[],
  figure: number | undefined,
): { sum: number; gap: number } {
  const sum = amounts.reduce<number>((total, amount) => total + whole(amount ?? 0), 0);
  return { sum: toCents(sum), gap: toCents(sum - whole(figure ?? 0)) };
}
