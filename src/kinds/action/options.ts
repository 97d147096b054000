import {
  either,
  field,
  group,
  object,
  optional,
  prose,
  query,
  record,
  route,
  special,
  text,
} from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';
import { submitted } from './submitted.ts';

/** The value of a URL parameter: a text, or a field of the response. */
const filled = either(text, group({ field: field() }));

const when = group({ field: text, is: text, otherwise: record(group({ text: prose })) });

/** A link to a screen whose form it fills in, or the reason why it is not available at the moment. */
export const action = kind('action', {
  query: query(),
  object,
  /** Text next to the link. */
  text: prose,
  label: prose,
  to: route,
  /** URL parameters for the target screen: the form section's id and a field, such as `message-topic`. */
  fill: record(filled),
  /** The field value for which the link is shown, and a reason for every other value. */
  when: special('when', when),
  /** Shown instead of the link if the investor has already submitted. */
  submitted: optional(submitted),
});

export type When = Loose<typeof when>;
export type ActionConfig = SectionOf<typeof action>;
