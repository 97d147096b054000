import { type AnswerData, currencyOf, decimalIn } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { cached } from '../../values/cached.ts';
import type { Decimal } from '../../values/decimal.ts';
import { createExactSum, type ExactSum } from '../../values/exactSum.ts';
import { formats } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import type { Column } from './options.ts';
import { placesIn } from './placesIn.ts';

/** A field with amounts, and the format that reads them. */
type Added = Pick<Column, 'field' | 'format'>;

/** The first row with an amount that cannot be parsed; a row without an amount does not count. */
function unreadableIn(rows: readonly AnswerData[], { field, format }: Added): AnswerData | undefined {
  return rows.find((row) => (row[field] ?? '') !== '' && decimalIn(row, field, format) === undefined);
}

/** Explains why there is no sum: names the row whose amount cannot be parsed, and the value found there. */
export function whyNoSum(
  rows: readonly AnswerData[],
  added: Added,
  columns: readonly Column[],
  format: Format,
): string | undefined {
  const row = unreadableIn(rows, added);
  const name = columns.find(({ primary }) => primary) ?? columns.find((column) => !formats[column.format].numeric);
  if (!row || !name) return undefined;
  return text.list.notAdded(
    format(name.format, row[name.field]),
    format(added.format, row[added.field], currencyOf(row, added.field)),
  );
}

/** Instead of the place of a currency: the row has no amount, or one that cannot be parsed. */
const [noAmount, unreadable] = [-1, -2];

/** The amounts of a list, row by row. */
interface Amounts {
  /** The place of the currency in `currencies`. */
  currency: Int32Array;
  currencies: readonly unknown[];
  amount: Float64Array;
  /** The amounts that are decimal texts, by the place of their row. */
  texts: ReadonlyMap<number, Decimal>;
}

/** Reading a hundred thousand objects takes far longer than adding up, so it is done once for each list. */
const known = new WeakMap<readonly AnswerData[], Map<string, Amounts>>();

function knownAmounts(all: readonly AnswerData[], added: Added): Amounts {
  const ofList = cached(known, all, () => new Map<string, Amounts>());
  return cached(ofList, added.field, () => readAmounts(all, added));
}

function readAmounts(all: readonly AnswerData[], { field, format }: Added): Amounts {
  const currency = new Int32Array(all.length);
  const amount = new Float64Array(all.length);
  const places = new Map<unknown, number>();
  const texts = new Map<number, Decimal>();
  for (const [at, row] of all.entries()) {
    const value = decimalIn(row, field, format);
    if (value === undefined) {
      currency[at] = (row[field] ?? '') === '' ? noAmount : unreadable;
      continue;
    }
    const one = currencyOf(row, field);
    const place = places.get(one) ?? places.size;
    places.set(one, place);
    currency[at] = place;
    if (typeof value === 'number') amount[at] = value;
    else texts.set(at, value);
  }
  return { currency, currencies: [...places.keys()], amount, texts };
}

/**
 * The exact sums of an amount over rows, one for each currency. None if one amount cannot be parsed, since the sum of
 * the others would look like the total. `all` is the list that the rows are from, in its order.
 */
export function sumsOf(rows: readonly AnswerData[], added: Added, all = rows): { value: Decimal; currency: unknown }[] {
  const { currency, currencies, amount, texts } = knownAmounts(all, added);
  const sums: ExactSum[] = [];
  for (const at of placesIn(all, rows)) {
    const place = currency[at] ?? noAmount;
    if (place === unreadable) return [];
    if (place !== noAmount) {
      sums[place] ??= createExactSum();
      sums[place].add(texts.get(at) ?? (amount[at] as number));
    }
  }
  // Currencies that none of these rows has are holes, which are passed over.
  return sums.flatMap(({ sum }, place) => [{ value: sum(), currency: currencies[place] }]);
}

/** The sums of an amount over rows in words; a dash if there are none. */
export function sumOf(rows: readonly AnswerData[], added: Added, format: Format): string {
  return sumText(sumsOf(rows, added), format);
}

/** Sums that are known in words, one after the other. */
function sumText(sums: ReturnType<typeof sumsOf>, format: Format): string {
  if (sums.length === 0) return text.values.unknown;
  return sums.map(({ value, currency }) => format('money', value, currency)).join(text.values.list);
}
