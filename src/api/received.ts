import { type ValueForms, valuesFromWire, withPaths } from '../format/wireValues.ts';

/** How the values of another API differ from the portal's own. */
export interface Values {
  /** The values of an answer that are something else on the wire. */
  answered?: ValueForms;
  /** Those of the fields that are sent. */
  sent?: ValueForms;
  /** Whether an answer may have whole numbers beyond 2^53. */
  exact?: boolean;
  /** Whether objects have objects in them, whose values are found by their paths. */
  paths?: boolean;
}

/** Another API's data in the form that the portal's own has. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}
