import {
  either,
  field,
  group,
  input,
  list,
  many,
  optional,
  prose,
  query,
  route,
  shown,
  text,
  textList,
  titled,
  word,
} from './declare.ts';
import type { Exclusive, Loose, Names } from './loose.ts';

/** A value to choose, with its label, for a field whose values the description leaves open. */
export const choice = group({ value: text, label: prose });

/**
 * The options of a select, from a query's response: texts, or rows with a field to send and a field to show. The chosen
 * row may fill other fields of the body, and its facts are shown below the select; those that it lacks are left out.
 */
export const optionsFrom = either(
  group({ query: query('body'), list: textList }),
  group({
    query: query('body'),
    rows: list(),
    value: field(),
    label: field(),
    /** The label for choosing none of them, such as 'Anyone', if the field may be left empty. */
    none: optional(prose),
    fills: optional(many(group({ field: input, from: field() }))),
    facts: optional(many(shown({ label: titled }))),
  }),
);

/**
 * A value that the portal fills in itself (`app/` provides it), and the text shown instead of the form if it is
 * missing.
 */
export const supplied = either(
  group({ from: word('reset-token'), missing: prose }),
  /** The page that the user came from. */
  group({ from: word('page') }),
);

/** What happens after the command succeeds; `app/` implements it. `toast` alone shows the server's message. */
export const effect = either(
  word('sign-in', 'sign-out', 'refresh', 'toast', 'neutral-toast'),
  group({ toast: prose }),
  group({ goTo: route }),
);

export type Choice = Loose<typeof choice>;
export type OptionsFrom = Loose<typeof optionsFrom>;
export type RowOptions = Extract<OptionsFrom, { rows: string }>;
export type Supplied = Exclusive<Loose<typeof supplied>>;
export type Supply = Supplied['from'];
export type Effect<Path extends string = string> = Loose<typeof effect, Names<Path>>;
