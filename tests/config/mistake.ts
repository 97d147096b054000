import { parts } from '../portal/smallPortal.ts';

/** The path to a place in a config. In a list, a string means the entry with that id, title, label or field. */
export type Way = readonly (string | number)[];

/** A place in a config and the value to write there; undefined removes what is there. */
export type Change = readonly [way: Way, value: unknown];

/** The name of a mistake, and the changes to the small config that make it. */
export type Mistake = readonly [name: string, ...changes: Change[]];

const namesOf = (entry: object) => ['id', 'title', 'label', 'field'].map((name) => Reflect.get(entry, name));

function keyIn(parent: unknown, name: string | number): string | number {
  if (!Array.isArray(parent) || typeof name === 'number') return name;
  const index = parent.findIndex((entry: object) => namesOf(entry).includes(name));
  if (index < 0) throw new Error(`The small config has no '${name}' there.`);
  return index;
}

/** A copy with another value at the end of the way; objects that are not on the way are shared with the original. */
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

/** The small config in one language, since the labels that tests write into it are not translated. */
const sound = { ...parts, languages: parts.languages.slice(0, 1) };

export const changedIn = (config: unknown, ...changes: Change[]): unknown =>
  changes.reduce((before, [way, value]) => put(before, way, value), config);

export const changed = (...changes: Change[]): unknown => changedIn(sound, ...changes);
