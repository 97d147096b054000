import { type ValueForms, valuesFromWire, withPaths } from '../format/wireValues.ts';

/** How the values of another API differ from the portal's own. */
export interface Values {
  /** The values of an answer that have another form on the wire. */
  answered?: ValueForms;
  /** The same for the fields of the body. */
  sent?: ValueForms;
  /** Whether an answer may have whole numbers beyond 2^53. */
  exact?: boolean;
  /** Whether the config names values of nested objects by their paths, such as `balances.available`. */
  paths?: boolean;
}

/** Converts another API's data to the form of the portal's own API. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}
