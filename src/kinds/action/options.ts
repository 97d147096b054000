import {
  either,
  field,
  group,
  many,
  object,
  optional,
  perObject,
  prose,
  query,
  record,
  route,
  shown,
  special,
  text,
  titled,
  valued,
} from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';

const words = { title: prose, facts: many(shown({ label: titled })) };

/** An earlier submission of the investor: an object that may be null, and the field value that means none. */
export const submitted = perObject(valued('nothing', words));

/** The same, for an object in the row. */
export const submittedOfRow = perObject(valued('nothing', words), 'row');

export type Submission = Loose<typeof submitted>;

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
