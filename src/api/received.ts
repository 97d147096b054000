import { isObject } from '../format/isObject.ts';
import { valueOn } from '../format/path.ts';
import { valuesFromWire, withPaths } from '../format/wireValues.ts';
import { unwrapped } from './envelope.ts';
import type { Values, Wire } from './wire.ts';

/** Converts another API's data to the form of the portal's own API. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}

/** Another API's answer in the portal's envelope. An answer without content is valid and has no data. */
function enveloped(body: unknown, { at, as, values = {} }: Wire): unknown {
  if (body === undefined) return { data: {} };
  const data = valueOn(at, body);
  return { data: received(as === undefined ? data : { [as]: data }, values) };
}

/** Another API's answer in the portal's envelope, with what it says about its pages beside its data. */
export function inOwnForm(body: unknown, wire: Wire | undefined, endsOf?: (answer: unknown) => object): unknown {
  // Must run before anything else reads the answer, since it removes the extra row that was requested to look ahead.
  const ends = endsOf?.(body);
  const envelope = wire ? enveloped(body, wire) : body;
  if (!ends || !isObject(envelope)) return envelope;
  const data = unwrapped(envelope.data);
  return isObject(data) ? { ...envelope, data: { ...data, ...ends } } : envelope;
}
