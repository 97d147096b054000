import {
  bodyField,
  field,
  group,
  input,
  many,
  number,
  object,
  optional,
  prose,
  query,
  text,
} from '../../config/declare.ts';
import { builder } from '../../config/kind.ts';
import type { Loose } from '../../config/loose.ts';

/** An amount for the object that a form is about, within bounds from the response. */
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
  /** Show the amount only if this field of the object has one of these values. */
  where: optional(group({ field: field('label'), values: many(text) })),
});

/**
 * An object that a form may be about: where its id goes in the body, and where its name comes from. A row of a list is
 * chosen in a field instead.
 */
export const about = builder(
  group({
    /** The field of the body that receives the id. */
    field: input,
    label: prose,
    /** Requested with the id as the field `parameter` of its body. */
    query: query('body'),
    object,
    parameter: bodyField,
    name: field('text'),
    /** The field with the manager's reference number. */
    reference: optional(field('text')),
    /** A text for the investor to edit, with which a field begins if the form is about the object. */
    opening: optional(group({ field: input, text: prose })),
    amount: optional(amount),
  }),
);

export type FormAbout = Loose<typeof about.declared>;
export type AboutAmount = Loose<typeof amount>;
