import {
  either,
  field,
  fitting,
  group,
  many,
  optional,
  perList,
  perObject,
  perObjectOrAnswer,
  prose,
  query,
  shown,
  titled,
  word,
} from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';

/** A value with its name. */
const entry = shown({
  label: titled,
  /** What it means, in a few words. */
  about: optional(prose),
  /** Begins an email to it, or a call. */
  link: optional(fitting(word('mail', 'telephone'), ['text'])),
  /** With a button that copies it, such as a number to quote. */
  copy: optional(fitting(word(true), ['text'])),
  /** Left out where the answer has nothing, such as a company's name of a person. */
  onlyKnown: optional(word(true)),
});

/** Texts that are one value in several lines, such as an address; what is null is left out. */
const lines = group({ label: prose, lines: many(many(field('text', 'label'))) });

const entries = group({
  /** Without it the values follow those of the group before. */
  title: optional(prose),
  fields: many(either(entry, lines)),
});

/** A warning, shown where a number of an object is more than nothing, and what it is about. */
const alert = perObject(
  group({
    title: prose,
    field: field('number', 'money', 'percent', 'points', 'flag'),
    facts: many(perObject(shown({ label: titled })), 0),
  }),
);

/** Amounts of a list with their sum. */
const amounts = perList(
  group({
    /** Where it is not the section's own. */
    title: optional(prose),
    label: field('text', 'label'),
    value: field('money'),
    sum: prose,
    /** Stands in place of an empty list. */
    empty: prose,
  }),
);

/** What is known of one thing: names and values side by side. What the answer does not have is left out. */
export const details = kind('details', {
  query: query(),
  alert: optional(alert),
  /** Values of one object of the answer, or of the answer itself. */
  groups: many(perObjectOrAnswer(entries), 0),
  amounts: optional(amounts),
  /** A list of pictures: each as PNG or JPEG in base 64, and what it shows. */
  pictures: optional(perList(group({ picture: field('text', 'label'), alt: field('text', 'label') }))),
});

export type DetailsConfig = SectionOf<typeof details>;
export type DetailsAlert = Loose<typeof alert>;
export type DetailsAmounts = Loose<typeof amounts>;
export type DetailsField = Loose<typeof entry>;
export type DetailsLines = Loose<typeof lines>;
export type DetailsGroup = DetailsConfig['groups'][number];
