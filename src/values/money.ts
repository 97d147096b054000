import { cached } from './cached.ts';
import { numberFormat } from './intlCache.ts';
import { formatNumber, type MaybeNumber } from './number.ts';

const unknownDigits = 2;
const knownDigits = new Map<string, number>();
export const isCurrencyCode = (currency: string) => /^[A-Za-z]{3}$/.test(currency);

/** The number of decimals of a currency (ISO 4217): 0 for JPY, 3 for KWD, 2 if the currency is unknown. */
export function currencyDigits(currency: string | undefined): number {
  if (!currency || !isCurrencyCode(currency)) return unknownDigits;
  return cached(knownDigits, currency, () => {
    const options = numberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return options.maximumFractionDigits ?? unknownDigits;
  });
}

/** An amount in its own currency: `$1,510.42`, `−$25.00`, `US$80.00` where dollars are Canadian. */
export function money(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  if (currency && isCurrencyCode(currency)) return formatNumber(amount, locale, { style: 'currency', currency });
  return withDigits(unknownDigits, amount, currency, locale);
}

/** A round amount for the axis of a chart: `$600k`, `$1.25M`. */
export function shortMoney(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  const known = currency && isCurrencyCode(currency) ? ({ style: 'currency', currency } as const) : {};
  const options = {
    ...known,
    notation: 'compact',
    maximumSignificantDigits: 3,
  } as const;
  return formatNumber(amount, locale, options).replace('K', 'k');
}

/** The price or income of one fund unit, always with four decimals: `$100.0000`, `$0.6042`. */
export function price(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  return withDigits(4, amount, currency, locale);
}

/** An amount without decimals, for axes and estimates: `$1,510`. */
export function wholeMoney(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  return withDigits(0, amount, currency, locale);
}

function withDigits(digits: number, amount: MaybeNumber, currency: string | undefined, locale: string): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency && isCurrencyCode(currency)) {
    return formatNumber(amount, locale, { style: 'currency', currency, ...decimals });
  }
  const plain = formatNumber(amount, locale, decimals);
  return currency ? `${plain} ${currency}` : plain;
}

/** The Excel number format for amounts of a currency. */
export function moneyCode(currency: string, digits = currencyDigits(currency)): string {
  const amount = digits > 0 ? `#,##0.${'0'.repeat(digits)}` : '#,##0';
  return /^[A-Z]{3}$/.test(currency) ? `[$${currency}] ${amount}` : amount;
}
