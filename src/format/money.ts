import { formatNumber, type MaybeNumber } from './number.ts';

const isCurrencyCode = (currency: string) => /^[A-Za-z]{3}$/.test(currency);

/** An amount in its own currency: `$1,510.42`, `−$25.00`, `US$80.00` where dollars are Canadian. */
export function money(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  if (currency && isCurrencyCode(currency)) return formatNumber(amount, locale, { style: 'currency', currency });
  return withDigits(2, amount, currency, locale);
}

/** What belongs to one unit of a fund, always with its four decimals: `$100.0000`, `$0.6042`. */
export function price(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  return withDigits(4, amount, currency, locale);
}

function withDigits(digits: number, amount: MaybeNumber, currency: string | undefined, locale: string): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency && isCurrencyCode(currency)) {
    return formatNumber(amount, locale, { style: 'currency', currency, ...decimals });
  }
  const plain = formatNumber(amount, locale, decimals);
  return currency ? `${plain} ${currency}` : plain;
}
