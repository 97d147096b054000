import { isObject } from '../format/isObject.ts';
import type { Values } from './wire.ts';

/** A JSON object that has just been parsed, so that nobody else has it. */
type Fresh = Record<string, unknown>;

const isFresh = (value: unknown): value is Fresh => isObject(value);

/** Adds the values within an object's objects to it, by their paths: `balances.available` beside `balances`. */
function addPaths(of: Fresh): void {
  for (const [name, part] of Object.entries(of)) {
    if (Array.isArray(part)) for (const one of part) addPathsTo(one);
    if (!isFresh(part)) continue;
    addPaths(part);
    for (const [path, value] of Object.entries(part)) if (!isObject(value)) of[`${name}.${path}`] ??= value;
  }
}

const addPathsTo = (value: unknown) => isFresh(value) && addPaths(value);

/** Gives another API's data the form that the portal's own has. Changes the data, which has just been parsed. */
export function received(data: unknown, { paths }: Values): unknown {
  if (paths) addPathsTo(data);
  return data;
}
