import { field, group, many, object, optional, perList, prose, query, shown, titled } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';

const amount = shown({}, { formats: ['money'] });

/** A share of a whole: a bar for its percentage, and both amounts in words. */
export const bar = group({
  label: prose,
  percent: shown({}, { formats: ['percent'] }),
  amount,
  whole: amount,
});

export type Bar = Loose<typeof bar>;

/** A value with its label. */
const figure = shown({
  label: titled,
  /** The text shown in place of a missing value, such as 'No limit'. */
  none: optional(prose),
});

/** A few key values side by side. Values that the response does not have are left out. */
export const figures = kind('figures', {
  query: query(),
  /** The object of the response that holds the values; without it, the response itself. */
  object: optional(object),
  figures: many(figure),
  /** A list of pictures, the first of which is shown above the values; each as in `details`. */
  picture: optional(perList(group({ picture: field('text', 'label'), alt: field('text', 'label') }))),
  /** A bar below the values, from fields of the same object. */
  bar: optional(bar),
});

export type FiguresConfig = SectionOf<typeof figures>;
