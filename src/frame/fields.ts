import { type Decimal, readDecimal } from '../format/decimal.ts';
import { isObject } from '../format/isObject.ts';

/** An object of an answer, read by the names that the config gives. */
export type AnswerData = Readonly<Record<string, unknown>>;

/** What is at a name, in an object of the answer with a dot: `loan_details.terms`. */
export function valueAt(data: AnswerData, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
}

/** The object at a name, all of the data without one; an empty one where there is none. */
export function objectIn(data: AnswerData, path: string | undefined): AnswerData {
  const value = path === undefined ? data : valueAt(data, path);
  return isObject(value) ? value : {};
}

/** The objects of the list at a name; none where there is no list. */
export function rowsIn(data: AnswerData, path: string): AnswerData[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** A number of an object with all its digits, to add up; undefined for anything that is none. */
export function decimalIn(data: AnswerData, name: string): Decimal | undefined {
  return readDecimal(data[name]);
}

/** A number of an object; undefined for anything that is none. */
export function numberIn(data: AnswerData, name: string): number | undefined {
  const value = Number(decimalIn(data, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}
