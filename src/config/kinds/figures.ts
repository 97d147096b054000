import { field, group, many, object, optional, prose, query, shown, titled } from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';

/** How much there is of a whole: a bar by its percentage, and both amounts in words. */
export const bar = group({
  label: prose,
  percent: field('percent'),
  amount: field('money'),
  whole: field('money'),
});

export type Bar = Loose<typeof bar>;

/** A value with its name. */
const figure = shown({
  label: titled,
  /** Says what null means, such as that there is no limit. */
  none: optional(prose),
});

/** A few values that sum something up, side by side. What the answer does not have is left out. */
export const figures = kind('figures', {
  query: query(),
  /** The object in the answer that has them; else the answer itself. */
  object: optional(object),
  figures: many(figure),
  /** Below them, by fields of the same object. */
  bar: optional(bar),
});

export type FiguresConfig = SectionOf<typeof figures>;
