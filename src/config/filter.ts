import {
  defaulted,
  either,
  field,
  flag,
  group,
  many,
  number,
  optional,
  perList,
  plainList,
  prose,
  special,
  text,
  titled,
  word,
} from './declare.ts';
import type { Loose } from './loose.ts';

/** Options taken from the table's own response: rows with a count for each, or plain values. */
export const offered = either(
  perList(group({ value: field(), label: field(), count: optional(field('number')) })),
  group({ list: plainList }),
);

const named = {
  field: text,
  label: titled,
  /** Whether the body takes a list, as the description says; the chosen value is then sent as a list of one. */
  several: optional(word(true)),
};

/** A filter that limits the rows to one value or shows all. */
export const filter = special(
  'filter',
  either(
    group({ ...named, values: defaulted(many(text)) }),
    group({ ...named, choices: many(group({ value: either(text, number, flag), label: prose })) }),
    group({ ...named, options: offered }),
  ),
);

export type TableFilter = Loose<typeof filter>;

/** The fields of a body that cannot be filters, since the transport, paging and other controls fill them in. */
export const taken = [
  'session_token',
  'investor_id',
  'page',
  'per_page',
  'sort_by',
  'sort_dir',
  'search',
  'months',
  'start_date',
  'end_date',
  'compare_to',
] as const;

export type Taken = (typeof taken)[number];
