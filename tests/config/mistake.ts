import { parts } from '../portal/smallPortal.ts';

/** What leads to a place in a config. A text where a list is stands for the entry with that id, title, label or field. */
export type Way = readonly (string | number)[];

/** A place in a config, and what is written there; nothing: what is there is taken away. */
export type Change = readonly [way: Way, value: unknown];

/** A mistake in words, and the changes to the small config that make it. */
export type Mistake = readonly [name: string, ...changes: Change[]];

const namesOf = (entry: object) => ['id', 'title', 'label', 'field'].map((name) => Reflect.get(entry, name));

function keyIn(parent: unknown, name: string | number): string | number {
  if (!Array.isArray(parent) || typeof name === 'number') return name;
  const index = parent.findIndex((entry: object) => namesOf(entry).includes(name));
  if (index < 0) throw new Error(`The small config has no '${name}' there.`);
  return index;
}

/** A copy with another value at the end of the way; what is not on the way stays the very same objects. */
function put(parent: unknown, [name, ...rest]: Way, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof parent !== 'object' || parent === null) throw new Error(`The small config has no place for '${name}'.`);
  const copy: object = Array.isArray(parent) ? [...parent] : { ...parent };
  const key = keyIn(parent, name);
  if (rest.length > 0 || value !== undefined) Reflect.set(copy, key, put(Reflect.get(parent, key), rest, value));
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

/** The small config, in one language, since what a test writes into it is in no other. */
const sound = { ...parts, languages: parts.languages.slice(0, 1) };

/** A config with some changes. */
export const changedIn = (config: unknown, ...changes: Change[]): unknown =>
  changes.reduce((before, [way, value]) => put(before, way, value), config);

/** The small config with some changes. */
export const changed = (...changes: Change[]): unknown => changedIn(sound, ...changes);
