import { date, nearDay } from '../../values/date.ts';
import { readDecimal } from '../../values/decimal.ts';
import { formatValue } from '../../values/formatValue.ts';
import { currencyDigits } from '../../values/money.ts';
import { formatNumber } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';

export type StatementWriter = ReturnType<typeof statementWriter>;

/** Writes the figures, days and words of a statement. */
export function statementWriter({ locale, hidesAmounts }: { locale: string; hidesAmounts: boolean }) {
  const veiled = (written: string) => {
    const { unknown, hidden } = text.values;
    return hidesAmounts && written !== unknown ? hidden : written;
  };
  return {
    locale,
    /** Without its currency, which stands above the rows; empty for null, which is what an entry does not have. */
    amount(value: unknown, currency: string, options: Intl.NumberFormatOptions = {}): string {
      if (value === null) return '';
      const digits = currencyDigits(currency);
      const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return veiled(formatNumber(readDecimal(value), locale, { ...decimals, ...options }));
    },
    money: (value: unknown, currency: string) => veiled(formatValue('money', value, { locale, currency })),
    label: (value: unknown) => formatValue('label', value, { locale }),
    day: (value: string) => date(value, locale),
    /** Without its year where that is the year of `end`. */
    shortDay: (value: string, end: string) => nearDay(value, locale, end),
  };
}
