import { either, field, group, list, query, textList } from '../declare.ts';
import { builder } from '../kind.ts';
import type { Loose } from '../loose.ts';

/** The options of a select, from a query's response: texts, or rows with a field to send and a field to show. */
export const options = builder(
  either(
    group({ query: query('body'), list: textList }),
    group({ query: query('body'), rows: list(), value: field(), label: field() }),
  ),
);

export type OptionsFrom = Loose<typeof options.declared>;
