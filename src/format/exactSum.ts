import type { Decimal } from './decimal.ts';

/** The exact sum of decimals, without any rounding. */
export function exactSum(values: readonly Decimal[]): Decimal {
  const all = values.map(scaled);
  const decimals = Math.max(0, ...all.map((value) => value.decimals));
  const sum = all.reduce((total, value) => total + value.digits * 10n ** BigInt(decimals - value.decimals), 0n);
  return written(sum, decimals);
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
