const cents = (amount: number) => Math.round(amount * 100);

/** What amounts add up to, and by how much that exceeds the figure they belong to; in cents inside, so nothing drifts. */
export function difference(
  amounts: readonly (number | undefined)[],
  figure: number | undefined,
): { sum: number; gap: number } {
  const sum = amounts.reduce<number>((total, amount) => total + cents(amount ?? 0), 0);
  return { sum: sum / 100, gap: (sum - cents(figure ?? 0)) / 100 };
}
