import { type Decimal, readDecimal } from '../values/decimal.ts';
import { exactSum, negated } from '../values/exactSum.ts';

/** An amount in one currency; undefined if it depends on an unknown amount. */
export interface Sum {
  currency: string;
  amount: Decimal | undefined;
}

/** The exact sum for each currency, in the order of the currencies' first amounts. */
export function sumsOf(items: readonly { currency: string; amount: Decimal | undefined }[]): Sum[] {
  const amounts = new Map<string, (Decimal | undefined)[]>();
  for (const { currency, amount } of items) amounts.set(currency, [...(amounts.get(currency) ?? []), amount]);
  return [...amounts].map(([currency, all]) => ({ currency, amount: sumOfAll(all) }));
}

/** The exact sum; undefined if one of the amounts is unknown, since the sum of the others would look like the total. */
export function sumOfAll(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length < amounts.length ? undefined : exactSum(known);
}

/** The first amount less the second; undefined if either is unknown. */
export const less = (amount: Decimal | undefined, part: Decimal | undefined): Decimal | undefined =>
  sumOfAll([amount, part === undefined ? undefined : negated(part)]);

/** The most decimals of a percentage; 12.5 % has one. */
const percentScale = 10n ** 8n;

/**
 * A percentage of an amount, in `parts` equal parts; rounded once to the cent, half away from zero. Undefined if either
 * is unknown.
 */
export function shareOf(amount: unknown, percent: unknown, parts = 1): Decimal | undefined {
  const [cents, share] = [inUnits(amount, 2), inUnits(percent, 8)];
  if (cents === undefined || share === undefined) return undefined;
  const divisor = 100n * percentScale * BigInt(parts);
  const product = cents * share;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded) / 100;
}

/** A decimal in whole units of its `places`-th decimal; digits beyond are cut off. */
function inUnits(value: unknown, places: number): bigint | undefined {
  const decimal = readDecimal(value);
  if (decimal === undefined) return undefined;
  const text = typeof decimal === 'number' ? decimal.toFixed(places) : decimal;
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return text.startsWith('-') ? -units : units;
}
