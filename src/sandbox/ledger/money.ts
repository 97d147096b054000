/** Money in the ledger: whole cents, so that sums are exact. */
export type Cents = number;

/** Fund units in the ledger: whole ten-thousandths of a unit. */
export type Units = number;

/** A yearly rate in basis points: 725 is 7.25 %. */
export type BasisPoints = number;

/** Divides whole numbers and rounds once, half away from zero. */
export function divide(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const quotient = Math.floor((2 * size + denominator) / (2 * denominator));
  return numerator < 0 && quotient !== 0 ? -quotient : quotient;
}

/** One month's interest, on a 30/360 year. */
export const monthlyInterest = (principal: Cents, rate: BasisPoints): Cents => divide(principal * rate, 120_000);

/** Converts cents to the API's number with two decimals. */
export const amount = (cents: Cents): number => cents / 100;

/** Converts ledger units to the API's number with four decimals. */
export const unitCount = (units: Units): number => units / 10_000;

/** A rate as a percentage with two decimals. */
export const ratePercent = (rate: BasisPoints): number => rate / 100;

/** `part` as a percentage of `whole`, rounded to `decimals`; 0 if the whole is 0. */
export function percentOf(part: number, whole: number, decimals = 2): number {
  return whole === 0 ? 0 : divide(part * 100 * 10 ** decimals, Math.abs(whole)) / 10 ** decimals;
}

/** Rounds half away from zero; the tiny addition corrects the binary error of halves such as 1.005. */
export function rounded(value: number, decimals = 2): number {
  const factor = 10 ** decimals;
  const size = Math.round(Math.abs(value) * factor * (1 + Number.EPSILON * 4)) / factor;
  return value < 0 && size !== 0 ? -size : size;
}
