import { flag, group, many, object, optional, query, prose as title, words } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';

/** What the manager tells in words: plain text. What the answer does not have is left out. */
export const prose = kind('prose', {
  query: query(),
  /** The object in the answer that has them; else the answer itself. */
  object: optional(object),
  /** Texts, or lists of short ones. */
  texts: many(group({ title: optional(title), field: words })),
  /** What has to be said and is seldom read. */
  small: optional(flag),
});

export type ProseConfig = SectionOf<typeof prose>;
