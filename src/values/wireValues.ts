import { readDecimal } from './decimal.ts';
import { isObject } from './isObject.ts';
import { currencyDigits, isCurrencyCode } from './money.ts';
import { shifted } from './shifted.ts';

/** The forms of a value on the wire that differ from the portal's own. */
export type ValueKind = 'money' | 'minor' | 'fraction' | 'seconds' | 'milliseconds';

/** A value's form on the wire, where its currency is (empty for nowhere), and whether it is a text there. */
type ValueForm = readonly [kind: ValueKind, currency?: string, isText?: boolean];

/** The fields of an object that have another form on the wire, or contain such values. */
export interface ValueForms {
  readonly [field: string]: ValueForms | ValueForm;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => isObject(value);
const isForm = (form: ValueForms | ValueForm): form is ValueForm => Array.isArray(form);

/** The currency of an amount: a code, or the value of a field of its object or an outer one; undefined if unknown. */
function currencyIn(name: string | undefined, around: readonly Fields[]): string | undefined {
  if (!name) return undefined;
  if (isCurrencyCode(name) && name === name.toUpperCase()) return name;
  const found = around.findLast((one) => Object.hasOwn(one, name))?.[name];
  return typeof found === 'string' && isCurrencyCode(found) ? found.toUpperCase() : undefined;
}

const thousandths = 3;

/** The moment that a number of seconds or thousandths since 1970 stands for. */
function momentOf(value: unknown, places: number): unknown {
  const moment = new Date(readDecimal(value) === undefined ? Number.NaN : Number(shifted(value, places)));
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString().replace('.000Z', 'Z');
}

/** The number of seconds or thousandths since 1970 of a moment. */
function timeOf(value: unknown, places: number): unknown {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : shifted(time, -places);
}

/** How each kind of value is read from the wire and written to it. `digits` are the decimals of its currency. */
const kinds: Readonly<Record<ValueKind, Record<'from' | 'to', (value: unknown, digits?: number) => unknown>>> = {
  money: { from: (value) => value, to: (value) => value },
  minor: {
    // Without its currency, the number of decimals of an amount is unknown.
    from: (value, digits) => (digits === undefined ? null : shifted(value, -digits)),
    to: (value, digits) => (digits === undefined ? value : shifted(value, digits)),
  },
  fraction: { from: (value) => shifted(value, 2), to: (value) => shifted(value, -2) },
  seconds: { from: (value) => momentOf(value, thousandths), to: (value) => timeOf(value, thousandths) },
  milliseconds: { from: (value) => momentOf(value, 0), to: (value) => timeOf(value, 0) },
};

const each = (value: unknown, change: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : change(value);

/** The decimals of an amount; undefined if its currency is not known. */
const digitsOf = (name: string | undefined, currency: string | undefined) =>
  !name || currency !== undefined ? currencyDigits(currency) : undefined;

function converted<Of>(of: Of, forms: ValueForms, way: 'from' | 'to', around: readonly Fields[] = []): Of | Fields {
  if (!isFields(of)) return of;
  const found: Fields = { ...of };
  const holders = [...around, of];
  for (const [name, form] of Object.entries(forms)) {
    if (!Object.hasOwn(of, name)) continue;
    if (!isForm(form)) {
      found[name] = each(of[name], (one) => converted(one, form, way, holders));
      continue;
    }
    const [kind, named, isText] = form;
    const currency = currencyIn(named, holders);
    found[name] = each(of[name], (one) => {
      const value = kinds[kind][way](one, digitsOf(named, currency));
      return way === 'to' && isText && typeof value === 'number' ? String(value) : value;
    });
    if (way === 'from' && currency !== undefined) found[`${name}.currency`] = currency;
  }
  return found;
}

/** Converts an object from the wire to the portal's form, with the currency of each amount beside it. */
export const valuesFromWire = <Of>(of: Of, forms: ValueForms): Of | Fields => converted(of, forms, 'from');

/** Converts an object from the portal's form to that of the wire. */
export const valuesToWire = <Of>(of: Of, forms: ValueForms): Of | Fields => converted(of, forms, 'to');

/** An object with the values of its objects beside them, by their paths: `balances.available` beside `balances`. */
export function withPaths(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(withPaths);
  if (!isFields(of)) return of;
  const found: Fields = {};
  for (const [name, part] of Object.entries(of)) {
    const inner = withPaths(part);
    found[name] = inner;
    if (!isFields(inner)) continue;
    for (const [path, value] of Object.entries(inner)) {
      // A field whose own name is such a path takes precedence.
      if (!isObject(value) && !Object.hasOwn(of, `${name}.${path}`)) found[`${name}.${path}`] = value;
    }
  }
  return found;
}
