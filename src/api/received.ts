import { valueOn } from '../format/path.ts';
import { valuesFromWire, withPaths } from '../format/wireValues.ts';
import type { Values, Wire } from './wire.ts';

/** Converts another API's data to the form of the portal's own API. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}

/** Another API's answer in the portal's envelope. An answer without content is valid and has no data. */
export function enveloped(body: unknown, { at, as, values = {} }: Wire): unknown {
  if (body === undefined) return { data: {} };
  const data = valueOn(at, body);
  return { data: received(as === undefined ? data : { [as]: data }, values) };
}
