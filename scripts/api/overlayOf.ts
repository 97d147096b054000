import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { isObject } from '../../src/values/isObject.ts';

interface Action {
  target: string;
  description?: string;
  remove?: true;
  update?: unknown;
}

/** Notes about the changes in some objects of the new document. */
export type Notes = ReadonlyMap<object, readonly string[]>;

const at = (path: string, key: string | number) =>
  typeof key === 'number' ? `${path}[${key}]` : `${path}['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;

/** The notes about an object and everything in it. */
function notesIn(value: unknown, notes: Notes): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(notes.get(value) ?? []), ...Object.values(value).flatMap((one) => notesIn(one, notes))];
}

const described = (texts: readonly string[]) =>
  texts.length > 0 ? { description: [...new Set(texts)].join(' ') } : {};

function actionsBetween(before: unknown, after: unknown, path: string, notes: Notes): Action[] {
  if (Array.isArray(before) && Array.isArray(after))
    return before.flatMap((one, index) => actionsBetween(one, after[index], at(path, index), notes));
  if (!isObject(before) || !isObject(after)) return [];
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const isInner = (key: string) => {
    const [old, now] = [before[key], after[key]];
    return (
      (isObject(old) && isObject(now)) ||
      (Array.isArray(old) && Array.isArray(now) && old.length === now.length && now.every(isObject))
    );
  };
  const whole = changed.filter((key) => !isInner(key));
  // An update would append to a list, so a list that is replaced has to be removed first.
  const gone = Object.keys(before).filter(
    (key) => !Object.hasOwn(after, key) || (whole.includes(key) && typeof before[key] === 'object'),
  );
  const own = notes.get(after) ?? [];
  const update = Object.fromEntries(whole.map((key) => [key, after[key]]));
  return [
    ...gone.map((key): Action => ({ target: at(path, key), ...described(own), remove: true })),
    ...(whole.length > 0 ? [{ target: path, ...described([...own, ...notesIn(update, notes)]), update }] : []),
    ...changed.filter(isInner).flatMap((key) => actionsBetween(before[key], after[key], at(path, key), notes)),
  ];
}

/** An OpenAPI Overlay 1.0, as YAML, that turns one document into another; undefined if they are the same. */
export function overlayOf(title: string, before: object, after: object, notes: Notes = new Map()): string | undefined {
  const actions = actionsBetween(before, after, '$', notes);
  if (actions.length === 0) return undefined;
  return stringify(
    { overlay: '1.0.0', info: { title, version: '1.0.0' }, actions },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}
