import { readNumber } from '../../values/readNumber.ts';

/** An amount as typed, above zero and with cents at most; undefined for anything else. */
export function enteredAmount(written: string, locale: string, currency: string): number | undefined {
  const amount = readNumber(written, locale, 2, currency);
  return amount > 0 ? amount : undefined;
}
