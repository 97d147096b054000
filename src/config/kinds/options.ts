import { either, field, group, list, query, textList } from '../declare.ts';
import { builder } from '../kind.ts';
import type { Loose } from '../loose.ts';

/** What a select offers, out of a query's answer: texts, or rows of which one field is sent and one is shown. */
export const options = builder(
  either(
    group({ query: query('body'), list: textList }),
    group({ query: query('body'), rows: list(), value: field(), label: field() }),
  ),
);

export type OptionsFrom = Loose<typeof options.declared>;
