import { isObject } from '../values/isObject.ts';
import { text } from '../values/text/text.ts';
import type { Place } from '../values/wireCall.ts';
import { daysToWire } from '../values/wireDays.ts';
import { ApiError } from './ApiError.ts';
import type { RequestForm } from './call.ts';
import type { Adapter, Filling } from './defineAdapter.ts';
import type { Wire } from './wire.ts';

interface Written extends RequestForm {
  headers: Readonly<Record<string, string>>;
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isGiven = (value: unknown) => value !== undefined && value !== null;

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

/** The fields of a body in its media type. */
function contentOf(type: string | undefined, fields: readonly (readonly [string, unknown])[]): RequestForm['body'] {
  if (type === 'application/x-www-form-urlencoded')
    return fields.flatMap(([name, value]) => (isGiven(value) ? queryOf(name, value, { in: 'query' }) : [])).join('&');
  if (type !== 'multipart/form-data') return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  for (const [name, value] of fields)
    for (const one of [value].flat().filter(isGiven)) form.append(name, one instanceof Blob ? one : textOf(one));
  return form;
}

/** A path segment. Throws for one that is empty, `.` or `..`: it would change the path. */
function segmentOf(value: unknown): string {
  const segment = isGiven(value) ? joined(value, undefined, encodeURIComponent) : '';
  if (/^\.{0,2}$/.test(segment)) throw new ApiError('http', text.problems.unexpected);
  return segment;
}

/**
 * Writes a call of another API: puts each field of the portal's body in its place in path, query, headers or body, and
 * adds what the adapter fills. A field without a value is left out.
 */
export function written(
  fields: Readonly<Record<string, unknown>>,
  of: Pick<Filling, 'id' | 'kind'>,
  wire: Wire,
  adapter: Pick<Adapter, 'fields' | 'headers'> = {},
): Written {
  const { method, path, body, places } = wire.call;
  // The token may be renewed between two tries.
  const form = JSON.stringify({ ...fields, [wire.token]: undefined }, (_, value) =>
    value instanceof Blob
      ? [value.size, value.type, ...(value instanceof File ? [value.name, value.lastModified] : [])]
      : value,
  );
  const filled = (constants: Adapter['headers'] = {}, names: readonly string[] = Object.keys(constants)) =>
    names.flatMap((name): [string, string | number | boolean][] => {
      const said = constants[name];
      const value = typeof said === 'function' ? said({ ...of, name, form }) : said;
      return value === undefined ? [] : [[name, value]];
    });
  const dated = wire.days ? daysToWire(fields, wire.days) : fields;
  const given = Object.entries({ ...dated, ...Object.fromEntries(filled(adapter.fields, wire.fills ?? [])) });
  const at = (where: Place['in']) =>
    given.flatMap(([name, value]) => {
      const place = Object.hasOwn(places, name) ? places[name] : undefined;
      return place?.in === where && isGiven(value) ? [{ name: place.as ?? name, value, place }] : [];
    });
  const segments = new Map(at('path').map(({ name, value }) => [name, value]));
  const query = at('query').flatMap(({ name, value, place }) => queryOf(name, value, place));
  const inBody = given.filter(([name]) => !Object.hasOwn(places, name));
  const headers = at('header').map(({ name, value, place }) => [name, joined(value, place.how, (one) => one)]);
  const content = body ? contentOf(wire.types?.['Content-Type'], inBody) : undefined;
  const always = filled(adapter.headers).map(([name, value]) => [name, String(value)]);
  return {
    method,
    path:
      path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => segmentOf(segments.get(name))) +
      (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: { ...wire.types, ...Object.fromEntries([...always, ...headers]) },
    body: content,
  };
}
