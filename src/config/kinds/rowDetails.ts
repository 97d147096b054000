import {
  either,
  entries,
  fitting,
  group,
  many,
  objectWith,
  optional,
  perObject,
  prose,
  shown,
  titled,
  word,
  words,
} from '../declare.ts';
import type { Loose } from '../loose.ts';

/** A value of the row, with its label. */
const value = shown({
  label: titled,
  /** Show a button that copies the value, such as a reference number. */
  copy: optional(fitting(word(true), ['text'])),
});

/** A list of texts of the row, such as the numbers of its certificates. */
const texts = group({ label: prose, texts: words });

/** Amounts that come to a total. */
export const sum = group({
  title: optional(prose),
  lines: many(
    shown(
      {
        label: titled,
        /** Subtract this amount. */
        minus: optional(word(true)),
      },
      { formats: ['money'] },
    ),
    2,
  ),
  total: shown({ label: titled }, { formats: ['money'] }),
});

/** Amounts by names of their own, each named after its label: `Box 13`. */
export const amounts = group({ title: optional(prose), label: prose, amounts: entries('money') });

/** Values under a title of their own. */
const values = group({ title: optional(prose), fields: many(either(value, texts)) });

/**
 * What a row has to say beyond its columns, in a dialog of its own. Everything may be of an object of the row; what the
 * row does not have is left out.
 */
export const rowDetails = group({
  /** Values that tell the row from others of the same name. */
  about: optional(many(shown())),
  sums: optional(many(either(perObject(sum, 'row'), sum))),
  amounts: optional(many(either(perObject(amounts, 'row'), amounts))),
  groups: optional(many(either(perObject(values, 'row'), values))),
  /** The document that belongs to the row, such as its notice. */
  document: optional(objectWith('documenttype', 'micid', 'key')),
});

export type RowDetails = Loose<typeof rowDetails>;
export type RowSum = NonNullable<RowDetails['sums']>[number];
export type RowAmounts = NonNullable<RowDetails['amounts']>[number];
export type RowValues = NonNullable<RowDetails['groups']>[number];
