import {
  builtForm,
  either,
  field,
  fitting,
  group,
  many,
  optional,
  perList,
  perObjectOrAnswer,
  prose,
  query,
  shown,
  titled,
  word,
} from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';
import { form } from '../form/options.ts';

/** A form that a button opens in a dialog. The dialog is named after the form; the button's label says what it does. */
const dialog = group({ label: prose, form: builtForm(form) });

/** A value with its label. */
const entry = shown({
  label: titled,
  /** A short explanation of the value. */
  about: optional(prose),
  /** Words before the value, such as `Changed` before a date. */
  text: optional(prose),
  /** Shows On or Off instead of Yes or No. */
  onOff: optional(fitting(word(true), ['flag'])),
  /** Shows the day of a moment without its time. */
  dayOnly: optional(fitting(word(true), ['dateTime'])),
  /** Words in place of the number 1, without the explanation. */
  one: optional(prose),
  /** Link the value as an email address or a telephone number. */
  link: optional(fitting(word('mail', 'telephone'), ['text'])),
  /** Show a button that copies the value, such as a reference number. */
  copy: optional(fitting(word(true), ['text'])),
  /** Reserve no space for the value while it loads, since few have it, such as the company name of a person. */
  onlyKnown: optional(word(true)),
  /** A form that changes the value. */
  dialog: optional(dialog),
});

/** Several texts shown as one value with line breaks, such as an address; texts that are null are left out. */
const texts = many(many(shown({}, { formats: ['text', 'label', 'country'] })));
const lines = group({ label: prose, lines: texts });

/** The rows of a list, each with texts as one value; those after the first may have another label. */
const list = perList(group({ label: prose, further: optional(prose), lines: texts }));

const entries = group({
  /** The group's title. Without one, its values are added to the previous group. */
  title: optional(prose),
  fields: many(either(entry, lines)),
});

/** Amounts of a list with their sum. */
const amounts = perList(
  group({
    /** A title other than the section's own. */
    title: optional(prose),
    label: field('text', 'label'),
    value: shown({}, { formats: ['money'] }),
    sum: prose,
    /** Text shown if the list is empty. */
    empty: prose,
  }),
);

/** Labelled values of one object. Values that the response does not have, or that are null, are left out. */
export const details = kind('details', {
  query: query(),
  /** Groups of values of one object of the response, or of the response itself. */
  groups: many(perObjectOrAnswer(entries), 0),
  /** Lists of texts, such as telephone numbers, after the first group. */
  lists: optional(many(list, 0)),
  /** Show one value per row, with its label next to it and no frame around them. */
  rows: optional(word(true)),
  /** A form for all of the values, such as one that changes them. */
  dialog: optional(dialog),
  amounts: optional(amounts),
  /** A list of pictures: each a PNG or JPEG in base64, with its alternative text. */
  pictures: optional(perList(group({ picture: field('text', 'label'), alt: field('text', 'label') }))),
});

export type DetailsConfig = SectionOf<typeof details>;
export type DetailsAmounts = Loose<typeof amounts>;
export type DetailsField = Loose<typeof entry>;
export type DetailsLines = Loose<typeof lines>;
export type DetailsList = Loose<typeof list>;
export type DetailsDialog = Loose<typeof dialog>;
