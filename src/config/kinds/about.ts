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

/** An amount that goes with what a form is about, within the bounds that the answer gives. */
const amount = group({
  field: input,
  label: prose,
  /** The field of the body that takes the object's currency. */
  currency: input,
  /** Other fields of the body that an amount is not sent without. */
  fixed: optional(many(group({ field: input, value: number }), 0)),
  least: field('money'),
  /** The smallest of these bounds counts; one that is null is none. */
  most: many(field('money')),
  /** Asked for only where this field of the object has one of these values. */
  where: optional(group({ field: field('label'), values: many(text) })),
});

const named = {
  /** The field of the body that the id goes into. */
  field: input,
  label: prose,
  query: query('body'),
};
const names = {
  name: field('text'),
  /** The manager's number for it. */
  reference: optional(field('text')),
};

/** One thing that a form may be about: the id that goes into the body, and where its name comes from. */
export const about = builder(
  either(
    /** The object of the answer, asked for with the id as this field of the query's body … */
    group({ ...named, object, parameter: bodyField, ...names, amount: optional(amount) }),
    /** … or the row of a list that has the id in this field. */
    group({ ...named, rows: list(), key, ...names }),
  ),
);

export type FormAbout = Exclusive<Loose<typeof about.declared>>;
export type AboutAmount = Loose<typeof amount>;
