import type { Input } from '../../client/types.ts';
import { sectionPlace } from '../../config/places.ts';
import type { Portal } from '../../config/portal.ts';

interface Begun {
  topic: Input<'contactSubmit'>['topic'];
  'context.loan_id'?: number;
  'context.investment_id'?: number;
  'context.opportunity_id'?: number;
}

/** The address of the message form with initial values; undefined if the portal has none. */
export function contactPath(portal: Portal, begun: Begun): string | undefined {
  const form = sectionPlace(portal, ({ command }) => command === 'contactSubmit');
  if (!form) return undefined;
  const parameters = Object.entries(begun).map(([field, value]) => [`${form.section.id}-${field}`, String(value)]);
  return `${form.path}?${new URLSearchParams(parameters)}`;
}
