import {
  bodyField,
  either,
  field,
  group,
  input,
  key,
  list,
  many,
  number,
  object,
  optional,
  prose,
  query,
  text,
} from '../declare.ts';
import { builder } from '../kind.ts';
import type { Exclusive, Loose } from '../loose.ts';

/** An amount for the object a form is about, within the bounds that the response gives. */
const amount = group({
  field: input,
  label: prose,
  /** The field of the body that receives the object's currency. */
  currency: input,
  /** Other fields of the body that are sent along with the amount, with fixed values. */
  fixed: optional(many(group({ field: input, value: number }), 0)),
  least: field('money'),
  /** Upper bounds; the smallest applies, and null means no bound. */
  most: many(field('money')),
  /** Ask for the amount only if this field of the object has one of these values. */
  where: optional(group({ field: field('label'), values: many(text) })),
});

const named = {
  /** The field of the body that receives the id. */
  field: input,
  label: prose,
  query: query('body'),
};
/** A text for the investor to edit, which a field begins with where the form is about the object. */
const opening = { opening: optional(group({ field: input, text: prose })) };

const names = {
  name: field('text'),
  /** The field with the manager's reference number. */
  reference: optional(field('text')),
};

/** An object that a form may be about: where its id goes in the body and where its name comes from. */
export const about = builder(
  either(
    /** With `object`: an object of the response, requested with the id as this field of the query's body. */
    group({ ...named, object, parameter: bodyField, ...names, ...opening, amount: optional(amount) }),
    /** With `rows`: a row of a list that has the id in its `key` field. */
    group({ ...named, rows: list(), key, ...names, ...opening }),
  ),
);

export type FormAbout = Exclusive<Loose<typeof about.declared>>;
export type AboutAmount = Loose<typeof amount>;
