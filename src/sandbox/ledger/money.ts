/** Money inside the ledger: whole cents, so that sums are exact. */
export type Cents = number;

/** Fund units inside the ledger: whole ten-thousandths of a unit. */
export type Units = number;

/** A rate a year in basis points: 725 is 7.25 %. */
export type BasisPoints = number;

/** Divides whole numbers and rounds once, half away from zero. */
export function divide(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const quotient = Math.floor((2 * size + denominator) / (2 * denominator));
  return numerator < 0 && quotient !== 0 ? -quotient : quotient;
}

/** One month's interest, on a 30/360 year. */
export const monthlyInterest = (principal: Cents, rate: BasisPoints): Cents => divide(principal * rate, 120_000);

/** Cents as the number with two decimals that goes over the wire. */
export const amount = (cents: Cents): number => cents / 100;

/** Ledger units as the number with four decimals that goes over the wire. */
export const unitCount = (units: Units): number => units / 10_000;

/** A rate as a percentage with two decimals. */
export const ratePercent = (rate: BasisPoints): number => rate / 100;

/** What `part` is of `whole` in percent, rounded to the given number of decimals; 0 of nothing. */
export function percentOf(part: number, whole: number, decimals = 2): number {
  return whole === 0 ? 0 : divide(part * 100 * 10 ** decimals, Math.abs(whole)) / 10 ** decimals;
}

/** A computed number rounded half away from zero; the small excess undoes the binary error of halves such as 1.005. */
export function rounded(value: number, decimals = 2): number {
  const factor = 10 ** decimals;
  const size = Math.round(Math.abs(value) * factor * (1 + Number.EPSILON * 4)) / factor;
  return value < 0 && size !== 0 ? -size : size;
}
