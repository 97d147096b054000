import { isObject } from './isObject.ts';

/**
 * The fields of an object that have another name on the wire, or contain such fields. `at` is the field's path on the
 * wire, and `in` is the shape of its content. `*` stands for all fields that are not described.
 */
export interface Shape {
  readonly [field: string]: { readonly at?: readonly string[]; readonly in?: string };
}

/** Shapes by their names. A list has the shape of its items. */
export type Shapes = Readonly<Record<string, Shape>>;

type Fields = Record<string, unknown>;

const partOf = (shape: Shape, field: string) => (Object.hasOwn(shape, field) ? shape[field] : shape['*']);

/** Removes the value at a path from an object and returns it; also removes objects along the path that become empty. */
function take(holder: Fields, [name = '', ...rest]: readonly string[]): unknown {
  if (!Object.hasOwn(holder, name)) return undefined;
  const part = holder[name];
  if (rest.length > 0) {
    if (!isObject(part)) return undefined;
    const copy = { ...part };
    const found = take(copy, rest);
    if (Object.keys(copy).length > 0 || found === undefined) holder[name] = copy;
    else delete holder[name];
    return found;
  }
  delete holder[name];
  return part;
}

/** Puts a value at a path of an object; keeps the other values along the path. */
function put(holder: Fields, [name = '', ...rest]: readonly string[], value: unknown): void {
  const there = Object.hasOwn(holder, name) ? holder[name] : undefined;
  if (rest.length > 0) {
    const inner = isObject(there) ? { ...there } : {};
    put(inner, rest, value);
    holder[name] = inner;
  } else holder[name] = isObject(there) && isObject(value) ? { ...there, ...value } : value;
}

/** A value from the wire with our names. Drops a wire field that has one of our names but is a different field. */
export function fromWire(value: unknown, name: string | undefined, shapes: Shapes): unknown {
  const shape = name === undefined ? undefined : shapes[name];
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((one) => fromWire(one, name, shapes));
  if (!isObject(value)) return value;
  const left: Fields = { ...value };
  const found: Fields = {};
  for (const [field, { at, in: inside }] of Object.entries(shape)) {
    const part = at && take(left, at);
    if (part !== undefined) found[field] = fromWire(part, inside, shapes);
    // A described object stays, even if all its fields have moved elsewhere.
    const [first = ''] = at ?? [];
    if (Object.hasOwn(shape, first) && isObject(value[first]) && !Object.hasOwn(left, first)) left[first] = {};
  }
  for (const [field, part] of Object.entries(left)) {
    const { at, in: inside } = partOf(shape, field) ?? {};
    if (!at) found[field] = fromWire(part, inside, shapes);
  }
  return found;
}

/** A value with our names, converted to the names on the wire. */
export function toWire(value: unknown, name: string | undefined, shapes: Shapes): unknown {
  const shape = name === undefined ? undefined : shapes[name];
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((one) => toWire(one, name, shapes));
  if (!isObject(value)) return value;
  const found: Fields = {};
  for (const [field, part] of Object.entries(value)) {
    const { at = [field], in: inside } = partOf(shape, field) ?? {};
    put(found, at, toWire(part, inside, shapes));
  }
  return found;
}

/** The errors of a refused body, with their keys, the body's fields, renamed. */
function errorsBy(errors: unknown, pairs: readonly (readonly [from: string, to: string])[]): unknown {
  if (!isObject(errors)) return errors;
  const named = Object.entries(errors).map(([key, value]) => {
    const [from, to] = pairs.find(([from]) => key === from || key.startsWith(`${from}.`)) ?? ['', ''];
    return [`${to}${key.slice(from.length)}`, value];
  });
  return Object.fromEntries(named);
}

const pairsOf = (shape: Shape = {}) =>
  Object.entries(shape).flatMap(([field, { at }]) => (at ? [[field, at.join('.')] as const] : []));

/** The shapes of an operation's body and answer. */
export interface Renamed {
  readonly sent?: string;
  readonly answered?: string;
}

/** An answer from the wire with our names in its data, and in its errors by field of the body. */
export function answerFromWire(body: unknown, { sent = '', answered }: Renamed, shapes: Shapes): unknown {
  const found = fromWire(body, answered, shapes);
  if (!isObject(found) || !('errors' in found)) return found;
  const pairs = pairsOf(shapes[sent]).map(([field, at]) => [at, field] as const);
  return { ...found, errors: errorsBy(found.errors, pairs) };
}

/** An answer with our names, converted to the names on the wire. */
export function answerToWire(body: unknown, { sent = '', answered }: Renamed, shapes: Shapes): unknown {
  const found = toWire(body, answered, shapes);
  if (!isObject(found) || !('errors' in found)) return found;
  return { ...found, errors: errorsBy(found.errors, pairsOf(shapes[sent])) };
}
