import { isObject } from '../values/isObject.ts';
import { text } from '../values/text/text.ts';
import type { Constant, Place } from '../values/wireCall.ts';
import { daysToWire } from '../values/wireDays.ts';
import { ApiError } from './ApiError.ts';
import type { RequestForm } from './call.ts';
import type { Wire } from './wire.ts';

interface Written extends RequestForm {
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The keys of each command that has not succeeded yet, by its path: those of the form as it was last sent. */
const attempts = new Map<string, { form: string; keys: Map<string, string> }>();

/** The key of a command, which stays the same until the command succeeds or its form changes. */
function keyOf(path: string, form: string, name: string): string {
  const last = attempts.get(path);
  const attempt = last?.form === form ? last : { form, keys: new Map<string, string>() };
  attempts.set(path, attempt);
  const key = attempt.keys.get(name) ?? crypto.randomUUID();
  attempt.keys.set(name, key);
  return key;
}

/** The path of a call, with its parameters in braces. */
const pathOf = ({ call }: Wire, own: string) => call?.path ?? own;

/** Forgets the keys of a command that has succeeded: from then on, the same form is another command. */
export const forgetKeys = (own: string, wire: Wire): void => void attempts.delete(pathOf(wire, own));

const formType = 'application/x-www-form-urlencoded';

/** A list or an object as one text; its values are encoded, the separators are not. */
function joined(value: unknown, how: Place['how'], encode: (one: string) => string): string {
  if (how === 'json' || typeof value !== 'object' || value === null)
    return encode(how === 'json' ? JSON.stringify(value) : textOf(value));
  const parts = Array.isArray(value) ? value : Object.entries(value).flat();
  const between = how === ' ' || how === '|' ? encode(how) : ',';
  return parts
    .filter(isGiven)
    .map((part) => encode(textOf(part)))
    .join(between);
}

/** The names and values of a query string for one field. */
function queryOf(name: string, value: unknown, { how }: Place): string[] {
  const pair = (key: string, one: string) => `${encodeURIComponent(key)}=${one}`;
  const single = (one: unknown) => encodeURIComponent(textOf(one));
  if (how !== undefined && how !== 'brackets') return [pair(name, joined(value, how, encodeURIComponent))];
  if (Array.isArray(value)) return value.filter(isGiven).map((one) => pair(name, single(one)));
  if (!isObject(value)) return [pair(name, single(value))];
  const entries = Object.entries(value).filter(([, one]) => isGiven(one));
  return entries.flatMap(([key, one]) =>
    (Array.isArray(one) ? one : [one]).map((item) => pair(how === 'brackets' ? `${name}[${key}]` : key, single(item))),
  );
}

/** A path segment. Throws for one that is empty, `.` or `..`: it would change the path. */
function segmentOf(value: unknown): string {
  const segment = isGiven(value) ? joined(value, undefined, encodeURIComponent) : '';
  if (/^\.{0,2}$/.test(segment)) throw new ApiError('http', text.problems.unexpected);
  return segment;
}

/**
 * Writes a call of another API: puts each field of the portal's body in its place in path, query, headers or body, and
 * adds the constants. A field without a value is left out.
 */
export function written(fields: Readonly<Record<string, unknown>>, own: string, wire: Wire): Written {
  const { method, path, body, places } = wire.call ?? { method: 'POST', path: own, body: true, places: {} };
  // The token may be renewed between two tries.
  const form = () => JSON.stringify({ ...fields, [wire.token]: undefined });
  const filled = (constants: Readonly<Record<string, Constant>> = {}) =>
    Object.entries(constants).map(
      ([name, value]) => [name, isObject(value) ? keyOf(path, form(), name) : value] as const,
    );
  const dated = wire.days ? daysToWire(fields, wire.days) : fields;
  const given = Object.entries({ ...dated, ...Object.fromEntries(filled(wire.constants)) });
  const at = (where: Place['in']) =>
    given.flatMap(([name, value]) => {
      const place = Object.hasOwn(places, name) ? places[name] : undefined;
      return place?.in === where && isGiven(value) ? [{ name: place.as ?? name, value, place }] : [];
    });
  const segments = new Map(at('path').map(({ name, value }) => [name, value]));
  const query = at('query').flatMap(({ name, value, place }) => queryOf(name, value, place));
  const inBody = given.filter(([name]) => !Object.hasOwn(places, name));
  const headers = at('header').map(({ name, value, place }) => [name, joined(value, place.how, (one) => one)]);
  const content =
    wire.headers?.['Content-Type'] === formType
      ? inBody.flatMap(([name, value]) => (isGiven(value) ? queryOf(name, value, { in: 'query' }) : [])).join('&')
      : JSON.stringify(Object.fromEntries(inBody));
  return {
    method,
    path:
      path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => segmentOf(segments.get(name))) +
      (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: Object.fromEntries([...filled(wire.headers).map(([name, value]) => [name, String(value)]), ...headers]),
    body: body ? content : undefined,
  };
}
