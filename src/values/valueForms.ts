import { readDecimal } from './decimal.ts';
import { currencyDigits, isCurrencyCode } from './money.ts';
import { shifted } from './shifted.ts';

/** A form in which other APIs send values: the format to show it in, the input to enter it in, and how it is read. */
interface ValueForm {
  as: string;
  input: string;
  /** The value that its format shows; undefined if it cannot be read. */
  read(value: unknown, currency: unknown): unknown;
  /** What is sent for an entered number or day; NaN if it cannot be written. */
  write(value: number | string, currency: unknown): unknown;
}

/** The currency that a description names: a code, or the field with one, which `lookUp` reads; empty if unknown. */
export function namedCurrency(name: string, lookUp: (field: string) => unknown): string {
  const isCode = isCurrencyCode(name) && name === name.toUpperCase();
  const found = isCode ? name : lookUp(name);
  return typeof found === 'string' && isCurrencyCode(found) ? found.toUpperCase() : '';
}

/** The decimals of an amount; undefined without its currency, since cents may then be anything. */
const digitsOf = (currency: unknown) =>
  typeof currency === 'string' && isCurrencyCode(currency) ? currencyDigits(currency) : undefined;

const thousandths = 3;

/** The moment that a number of seconds or thousandths since 1970 stands for. */
function momentOf(value: unknown, places: number): string | undefined {
  const moment = new Date(readDecimal(value) === undefined ? Number.NaN : Number(shifted(value, places)));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().replace('.000Z', 'Z');
}

/** The number of seconds or thousandths since 1970 at which a day begins in the reader's time zone. */
const startOf = (day: number | string, places: number) => shifted(Date.parse(`${day}T00:00`), -places);

/** The formats for values that other APIs send in another form than the portal's own. */
export const valueForms = {
  'money-minor': {
    as: 'money',
    input: 'money',
    read(value, currency) {
      const digits = digitsOf(currency);
      return digits === undefined ? undefined : shifted(value, -digits);
    },
    write(value, currency) {
      const digits = digitsOf(currency);
      return digits === undefined ? Number.NaN : shifted(value, digits);
    },
  },
  fraction: {
    as: 'percent',
    input: 'number',
    read: (value) => shifted(value, 2),
    write: (value) => shifted(value, -2),
  },
  'epoch-seconds': {
    as: 'dateTime',
    input: 'date',
    read: (value) => momentOf(value, thousandths),
    write: (day) => startOf(day, thousandths),
  },
  'epoch-milliseconds': {
    as: 'dateTime',
    input: 'date',
    read: (value) => momentOf(value, 0),
    write: (day) => startOf(day, 0),
  },
} as const satisfies Record<string, ValueForm>;

export type FormKind = keyof typeof valueForms;

/** The format that shows values of this kind once they are read. */
export type ShownAs<Kind> = Kind extends FormKind ? (typeof valueForms)[Kind]['as'] : Kind;

export const isForm = (kind: string): kind is FormKind => Object.hasOwn(valueForms, kind);

/** The format that shows values of this kind once they are read. */
export const shownAs = <Kind extends string>(kind: Kind): ShownAs<Kind> =>
  // As the type says.
  (isForm(kind) ? valueForms[kind].as : kind) as ShownAs<Kind>;
