import { type FieldValues, get } from 'react-hook-form';
import { dayOf } from '../../values/calendar.ts';
import { readValue, writtenValue } from '../../values/formats.ts';
import { currencyDigits } from '../../values/money.ts';
import { readNumber } from '../../values/readNumber.ts';
import { namedCurrency } from '../../values/valueForms.ts';
import type { FormField } from './options.ts';

/** A field whose value the API has in another form. */
type OtherField = FormField & Required<Pick<FormField, 'sent'>>;

/** The currency of an amount: a code, or a field beside it, which the user may enter. */
const currencyOf = ({ field, sent: { currency = '' } }: OtherField, values: FieldValues) =>
  namedCurrency(currency, (name) => get(values, field.replace(/[^.]+$/, name)));

/** A value of the API as the input shows it; undefined if it cannot be read. */
export function shownValue(field: OtherField, value: unknown, values: FieldValues): unknown {
  const found = readValue(field.sent.as, value, currencyOf(field, values));
  return field.input === 'date' ? dayOf(found, 'dateTime') : found;
}

/** What was entered, as the API has it; NaN if it cannot be read. */
export function sentValue(field: OtherField, value: string, values: FieldValues, locale: string, isNumber: boolean) {
  const currency = currencyOf(field, values);
  const [decimals, sign] = field.input === 'money' ? [currencyDigits(currency), currency] : [10];
  const given = field.input === 'date' ? value : readNumber(value, locale, decimals, sign);
  const found = writtenValue(field.sent.as, given, currency);
  return isNumber || Number.isNaN(found) ? found : String(found);
}
