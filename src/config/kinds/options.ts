import { either, field, group, input, list, many, optional, query, shown, textList, titled } from '../declare.ts';
import { builder } from '../kind.ts';
import type { Loose } from '../loose.ts';

/**
 * The options of a select, from a query's response: texts, or rows with a field to send and a field to show. The chosen
 * row may fill other fields of the body, and its facts are shown below the select; those that it lacks are left out.
 */
export const options = builder(
  either(
    group({ query: query('body'), list: textList }),
    group({
      query: query('body'),
      rows: list(),
      value: field(),
      label: field(),
      fills: optional(many(group({ field: input, from: field() }))),
      facts: optional(many(shown({ label: titled }))),
    }),
  ),
);

export type OptionsFrom = Loose<typeof options.declared>;
export type RowOptions = Extract<OptionsFrom, { rows: string }>;
