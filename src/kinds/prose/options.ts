import { flag, group, many, object, optional, query, prose as title, words } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** Texts written by the manager, as plain text. Texts that the response does not have are left out. */
export const prose = kind('prose', {
  query: query(),
  /** The object of the response that has the texts; without it, the response itself. */
  object: optional(object),
  /** Texts, or lists of short texts. */
  texts: many(group({ title: optional(title), field: words })),
  /** Use small print, for legal texts that are rarely read. */
  small: optional(flag),
});

export type ProseConfig = SectionOf<typeof prose>;
