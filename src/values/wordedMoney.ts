import { numberFormat } from './intlCache.ts';
import { isCurrencyCode, wholeMoney } from './money.ts';
import { formatNumber, type MaybeNumber } from './number.ts';
import { oneLine } from './oneLine.ts';

const million = 1e6;

/** A large amount for a sentence, in millions and in words: `$1.2 million`; below that without decimals. */
export function wordedMoney(amount: MaybeNumber, currency: string | undefined, locale: string): string {
  if (!(Math.abs(Number(amount)) >= million) || !currency || !isCurrencyCode(currency)) {
    return wholeMoney(amount, currency, locale);
  }
  const words = formatNumber(amount, locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  // Intl has no currency format with a number in words, so the words replace the digits.
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    .formatToParts(1)
    .map(({ type, value }) => (type === 'integer' ? oneLine(words) : value))
    .join('');
}
