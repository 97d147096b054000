import { valuesFromWire, withPaths } from '../format/wireValues.ts';
import type { Values } from './wire.ts';

/** Another API's data in the form that the portal's own has. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}
