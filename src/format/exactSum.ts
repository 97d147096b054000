import type { Decimal } from './decimal.ts';

/** The exact sum of decimals, without any rounding. */
export function exactSum(values: readonly Decimal[]): Decimal {
  const { cents, places, rest } = wholeCents(values);
  const others = rest.map(scaled);
  const decimals = others.reduce((most, value) => Math.max(most, value.decimals), places);
  const first = decimals < 2 ? BigInt(cents / 10 ** (2 - decimals)) : BigInt(cents) * 10n ** BigInt(decimals - 2);
  const sum = others.reduce((total, value) => total + value.digits * 10n ** BigInt(decimals - value.decimals), first);
  return written(sum, decimals);
}

/** Up to here a number is the only one that is written with these digits. */
const mostCents = 1e15;

/**
 * Adds up the numbers that are whole cents, as whole numbers: for many rows that is a hundred times as fast. Also gives
 * the most decimals that one of them has, and the values that are left.
 */
function wholeCents(values: readonly Decimal[]): { cents: number; places: number; rest: Decimal[] } {
  const rest: Decimal[] = [];
  let [cents, places] = [0, 0];
  for (const value of values) {
    const found = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
    if (found / 100 !== value || Math.abs(found) > mostCents || Math.abs(cents + found) > mostCents) rest.push(value);
    else {
      cents += found;
      if (places < 2 && found % 100 !== 0) places = found % 10 === 0 ? Math.max(places, 1) : 2;
    }
  }
  return { cents, places, rest };
}

/** The same amount with the other sign; zero has none. */
export function negated(value: Decimal): Decimal {
  if (Number(value) === 0) return 0;
  const text = String(value);
  return (text.startsWith('-') ? text.slice(1) : `-${text}`) as `${number}`; // As much a number as before.
}

/** A whole number, and how many of its digits are decimals. */
interface Scaled {
  digits: bigint;
  decimals: number;
}

function scaled(value: Decimal): Scaled {
  // Very large and very small numbers are written with an exponent: `1e-7`.
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);
  return decimals < 0 ? { digits: digits * 10n ** BigInt(-decimals), decimals: 0 } : { digits, decimals };
}

function written(digits: bigint, decimals: number): Decimal {
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  const at = all.length - decimals;
  const text = `${sign}${all.slice(0, at)}${decimals > 0 ? `.${all.slice(at)}` : ''}`;
  return text as `${number}`; // Made of digits.
}
