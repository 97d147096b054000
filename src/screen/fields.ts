import { type Decimal, readDecimal } from '../values/decimal.ts';
import { type FormatKind, readValue } from '../values/formats.ts';
import { isObject } from '../values/isObject.ts';

/** An object of a response, read by the names in the config. */
export type AnswerData = Readonly<Record<string, unknown>>;

/** The value at a path; dots lead into nested objects: `loan_details.terms`. */
export function valueAt(data: AnswerData, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
}

/** The object at a path, or all of the data without one; empty if there is no object. */
export function objectIn(data: AnswerData, path: string | undefined): AnswerData {
  const value = path === undefined ? data : valueAt(data, path);
  return isObject(value) ? value : {};
}

/** The objects of the list at a path; empty if there is no list. */
export function rowsIn(data: AnswerData, path: string): AnswerData[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** A number with all its digits, for exact sums; undefined if the value is not a number. */
export function decimalIn(data: AnswerData, name: string, format?: FormatKind): Decimal | undefined {
  return readDecimal(readValue(format, data[name], currencyOf(data, name)));
}

/** A number; undefined if the value is not one. */
export function numberIn(data: AnswerData, name: string, format?: FormatKind): number | undefined {
  const value = Number(decimalIn(data, name, format) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** The currency of an amount: its own, which amounts of other APIs may have, or that of the object it is in. */
export const currencyOf = (data: AnswerData, name: string): unknown => data[`${name}.currency`] ?? data.currency;
