import { isObject } from '../values/isObject.ts';
import { valueOn } from '../values/path.ts';
import { valuesFromWire, withPaths } from '../values/wireValues.ts';
import type { Envelope } from './envelope.ts';
import type { Values, Wire } from './wire.ts';

/** Converts another API's data to the form of the portal's own API. */
export function received(data: unknown, { answered, paths }: Values): unknown {
  const found = answered ? valuesFromWire(data, answered) : data;
  return paths ? withPaths(found) : found;
}

/** The data of another API's answer, unchanged but for its values. An answer without content is valid and has no data. */
export function dataOf(body: unknown, { at, as, values = {} }: Wire): unknown {
  if (body === undefined) return {};
  const data = valueOn(at, body);
  return received(as === undefined ? data : { [as]: data }, values);
}

/** An answer with what it says about its pages beside its data. */
export const withEnds = (envelope: Envelope | undefined, ends: object | undefined): Envelope | undefined =>
  ends && isObject(envelope?.data) ? { ...envelope, data: { ...envelope.data, ...ends } } : envelope;

/** The names that APIs use in a list of errors for the field that is wrong, and for what is wrong with it. */
const [fieldNames, reasonNames] = [
  ['field', 'name', 'property', 'pointer', 'path', 'param'],
  ['message', 'detail', 'reason', 'description'],
];

const firstText = (node: unknown, names: readonly string[]) =>
  names.map((name) => valueOn(name, node)).find((value) => typeof value === 'string');

/**
 * What another API says about a refusal, with the names of the portal's own: `message`, and `errors` by field. Reads
 * problem details (RFC 9457), a message at the top or in `error`, and errors by field or in a list.
 */
export function problemIn(body: unknown): unknown {
  if (!isObject(body)) return body;
  const list = ['errors', 'invalid_params', 'invalid-params', 'violations']
    .map((name) => body[name])
    .find(Array.isArray);
  const errors = (list ?? []).flatMap((one: unknown) => {
    const field = firstText(one, fieldNames) ?? firstText(one, ['source.pointer']);
    // A JSON pointer, such as `#/owner/name`.
    return field === undefined ? [] : [[field.replace(/^#?\//, '').replaceAll('/', '.'), firstText(one, reasonNames)]];
  });
  const said = ['message', 'detail', 'error.message', 'error.detail', 'error_description', 'title'];
  return {
    ...body,
    message: firstText(body, said) ?? firstText(list?.[0], reasonNames),
    ...(list && { errors: Object.fromEntries(errors) }),
  };
}
