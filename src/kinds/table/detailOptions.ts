import {
  bodyField,
  built,
  either,
  entries,
  field,
  fitting,
  group,
  many,
  object,
  objectWith,
  optional,
  perList,
  perObject,
  perQuery,
  prose,
  query,
  shown,
  titled,
  word,
  words,
} from '../../config/declare.ts';
import { builder } from '../../config/kind.ts';
import type { Loose } from '../../config/loose.ts';

/** A value of the row, with its label. */
const value = shown({
  label: titled,
  /** Show a button that copies the value, such as a reference number. */
  copy: optional(fitting(word(true), ['text'])),
});

/** A list of texts of the row, such as the numbers of its certificates. */
const texts = group({ label: prose, texts: words });

/** Amounts and their total. */
const sum = group({
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

/** Amounts by name, with the label before each name: `Box 13`. */
const amounts = group({ title: optional(prose), label: prose, amounts: entries('money') });

/** Values under their own title. */
const values = group({ title: optional(prose), fields: many(either(value, texts)) });

/** Figures of another query about what a row belongs to, such as its fund. */
export const facts = builder(
  group({
    title: prose,
    query: query('body'),
    /** The field of the body that receives the value of the choice. */
    parameter: bodyField,
    /** The list with the choice: the field that a row must match, and the value. */
    choice: perQuery('any', perList(group({ field: field(), value: field() }))),
    object,
    fields: many(shown({ label: titled })),
  }),
);

/** Such figures for a row with this field; they are requested when the row is opened. */
const asked = group({ field: field(), facts: built(facts.declared) });

/**
 * What a row shows beyond its columns, in its own dialog. Any part of it may be taken from an object of the row; what
 * the row does not have is left out.
 */
export const rowDetails = group({
  /** Values that distinguish the row from others of the same name. */
  about: optional(many(shown())),
  sums: optional(many(either(perObject(sum, 'row'), sum))),
  amounts: optional(many(either(perObject(amounts, 'row'), amounts))),
  groups: optional(many(either(perObject(values, 'row'), values, asked))),
  /** The document that belongs to the row, such as its notice. */
  document: optional(objectWith('documenttype', 'micid', 'key')),
});

export type RowDetails = Loose<typeof rowDetails>;
export type RowSum = NonNullable<RowDetails['sums']>[number];
export type RowAmounts = NonNullable<RowDetails['amounts']>[number];
export type RowFacts = Loose<typeof facts.declared>;
export type RowValues = Exclude<NonNullable<RowDetails['groups']>[number], { facts: unknown }>;
