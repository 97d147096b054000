import { isObject } from './isObject.ts';

const namesOf = (path: string) => (path === '' ? [] : path.split('.'));

/** The value at a path with dots, or undefined; in the path, `*` stands for the last item of a list. */
export function valueOn(path: string, value: unknown): unknown {
  return namesOf(path).reduce<unknown>((found, name) => {
    if (name === '*') return Array.isArray(found) ? found.at(-1) : undefined;
    return isObject(found) ? found[name] : undefined;
  }, value);
}

/** A copy of an object with a value at a path with dots; objects along the path are copied, or created if missing. */
export function withValueOn(path: string, object: unknown, value: unknown): Record<string, unknown> {
  const [name = '', ...further] = namesOf(path);
  const own = isObject(object) ? object : {};
  return { ...own, [name]: further.length === 0 ? value : withValueOn(further.join('.'), own[name], value) };
}
