import type { Place, WireCall } from '../values/wireCall.ts';

/** The values of a path's parameters, by their names. */
function pathValues(template: string, path: string): Map<string, string> {
  const [names, segments] = [template, path].map((one) => one.split('/').toReversed());
  const found = new Map<string, string>();
  for (const [index, part] of (names ?? []).entries()) {
    const parts = part.split(/\{([^}]*)\}/);
    const texts = parts
      .filter((_, at) => at % 2 === 0)
      .map((one) => encodeURI(one).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const values = new RegExp(`^${texts.join('(.+)')}$`).exec(segments?.[index] ?? '')?.slice(1) ?? [];
    for (const [at, value] of values.entries()) found.set(parts[at * 2 + 1] ?? '', decodeURIComponent(value));
  }
  return found;
}

function read(text: string, { type, how }: Place): unknown {
  if (how === 'json') return JSON.parse(text);
  if (type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  return type === 'array' ? text.split(how ?? ',') : text;
}

/** A field of a query string: one value, all values of a list, or an object whose names are in brackets. */
function inQuery(query: URLSearchParams, name: string, place: Place): unknown {
  const all = query.getAll(name);
  if (place.how === 'brackets') {
    const parts = [...query].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
    return parts.length > 0
      ? Object.fromEntries(parts.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
      : undefined;
  }
  if (place.type === 'array' && place.how === undefined) return all.length > 0 ? all : undefined;
  return all[0] === undefined ? undefined : read(all[0], place);
}

/** The fields of a call outside its body, with the portal's names; missing fields are left out. */
export function fieldsIn({ url, headers }: Request, { path, places }: WireCall): Record<string, unknown> {
  const { pathname, searchParams } = new URL(url);
  const inPath = pathValues(path, pathname);
  const found = Object.entries(places).map(([name, place]) => {
    const as = place.as ?? name;
    if (place.in === 'query') return [name, inQuery(searchParams, as, place)];
    const text = place.in === 'path' ? inPath.get(as) : headers.get(as);
    return [name, text === undefined || text === null ? undefined : read(text, place)];
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
