import { readNumber } from '../../values/readNumber.ts';
import type { ShownField } from './shownField.ts';

/** What amounts are read by: the reader's locale, and the currency of amounts that come without one. */
export interface Notation {
  locale: string;
  currency: string;
}

/** The amount that was entered in a field; NaN for what may be another one, or one in another currency. */
export function amountIn(
  { limits }: Pick<ShownField, 'limits'>,
  value: string,
  { locale, currency }: Notation,
): number {
  return readNumber(value, locale, 2, typeof limits?.currency === 'string' ? limits.currency : currency);
}
