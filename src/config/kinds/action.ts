import { either, field, group, object, optional, prose, query, record, route, special, text } from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { submitted } from './submitted.ts';

/** What a parameter of the address is filled with: a text, or a field of the answer. */
const filled = either(text, group({ field: field() }));

const when = group({ field: text, is: text, otherwise: record(group({ text: prose })) });

/** A way on to a screen with its form filled in, or why there is none at the moment. */
export const action = kind('action', {
  query: query(),
  object,
  /** Stands beside the link. */
  text: prose,
  label: prose,
  to: route,
  /** Parameters of the address: the id of the form's section and its field, `message-topic`. */
  fill: record(filled),
  /** The value of a field for which there is the way, and for every other one why there is none. */
  when: special('when', when),
  /** Stands in the link's place where the investor has submitted so already. */
  submitted: optional(submitted),
});

export type When = Loose<typeof when>;
export type ActionConfig = SectionOf<typeof action>;
