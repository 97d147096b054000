import { isObject } from '../values/isObject.ts';
import { valueOn } from '../values/path.ts';
import { namedCurrency } from '../values/valueForms.ts';
import type { Envelope } from './envelope.ts';
import type { Currencies, Wire } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The currency of an amount: a code, or the value of a field of its object or an outer one; empty if unknown. */
const currencyIn = (name: string, around: readonly Fields[]) =>
  namedCurrency(name, (field) => around.findLast((one) => Object.hasOwn(one, field))?.[field]);

/**
 * The data of another API with what tables and details look for beside each value: the currency of each amount, and the
 * values of objects by their paths, such as `balances.available` beside `balances`. No value is changed.
 */
export function withBeside(
  data: unknown,
  { currencies = {}, paths }: Pick<Wire, 'currencies' | 'paths'>,
  outer: readonly Fields[] = [],
): unknown {
  if (Array.isArray(data)) return data.map((one) => withBeside(one, { currencies, ...(paths && { paths }) }, outer));
  if (!isObject(data)) return data;
  const around = [...outer, data];
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const own: Currencies | string | undefined = Object.hasOwn(currencies, name) ? currencies[name] : undefined;
    if (typeof own === 'string') found[`${name}.currency`] = currencyIn(own, around);
    const inner = withBeside(
      value,
      { ...(typeof own === 'object' && { currencies: own }), ...(paths && { paths }) },
      around,
    );
    found[name] = inner;
    // A field whose own name is such a path takes precedence.
    if (paths && isObject(inner))
      for (const [path, one] of Object.entries(inner))
        if (!isObject(one) && !Object.hasOwn(data, `${name}.${path}`)) found[`${name}.${path}`] = one;
  }
  return found;
}

/** The data at a place of another API's answer. An answer without content is valid and has no data. */
export function dataOf(body: unknown, at: string, { as, ...wire }: Wire): unknown {
  if (body === undefined) return {};
  const data = valueOn(at, body);
  const named = as === undefined ? data : { [as]: data };
  return wire.currencies || wire.paths ? withBeside(named, wire) : named;
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
