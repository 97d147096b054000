import { formatNumber, type MaybeNumber } from './number.ts';

const isCurrencyCode = (currency: string) => /^[A-Za-z]{3}$/.test(currency);

/** An amount in its own currency: `$1,510.42`, `−$25.00`, `US$80.00` where dollars are Canadian. */
export function money(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  if (currency && isCurrencyCode(currency)) return formatNumber(amount, locale, { style: 'currency', currency });
  const plain = formatNumber(amount, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency ? `${plain} ${currency}` : plain;
}
