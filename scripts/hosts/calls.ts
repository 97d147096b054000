import type { Wire } from '../../src/client/wire.ts';

/** A text as part of a regular expression. */
export const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The facts about an operation that determine how it is called. */
interface Called {
  path: string;
  body: 'none' | 'json' | 'multipart';
  wire?: object;
}

/** The calls of a description, as regular expressions of their paths below the base path. */
export interface Calls {
  /** By method; only other APIs have another one than POST. */
  calls: Record<string, string[]>;
  /** Among these, the paths that take files. */
  uploads: string[];
}

/** An id in a path: a number, a UUID or a key; it never begins with a dot, so `..` leads nowhere. */
const id = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';
/** The ids of other APIs may contain any characters, which a browser escapes. */
const anyId = "[A-Za-z0-9_~%!$&'()*+,=:@-][A-Za-z0-9._~%!$&'()*+,=:@-]*";

const wireOf = ({ wire }: Called) => wire as Wire | undefined; // As `x-portal-wire` has it.

const methodOf = (one: Called) => wireOf(one)?.call.method ?? 'POST';

const isUpload = (one: Called) =>
  one.body === 'multipart' || wireOf(one)?.types?.['Content-Type'] === 'multipart/form-data';

/** The path of an operation on the wire, as a regular expression. */
function patternOf(one: Called): string {
  const call = wireOf(one)?.call;
  if (!call) return exactly(one.path).replace(/\\\{\w+\\\}/g, id);
  return exactly(encodeURI(call.path).replaceAll(/%7B.*?%7D/g, '{}')).replaceAll('\\{\\}', anyId);
}

/** The pattern of an operation's path, with a query if it may have one. */
function asked(one: Called): string {
  const places = Object.values(wireOf(one)?.call.places ?? {});
  return places.some((place) => place.in === 'query') ? `${patternOf(one)}(\\?.*)?` : patternOf(one);
}

/** The calls of these operations. */
export function callsIn(operations: readonly Called[]): Calls {
  const methods = [...new Set(operations.map(methodOf))].toSorted();
  const called = (method: string) => operations.filter((one) => methodOf(one) === method).map(asked);
  return {
    calls: Object.fromEntries(methods.map((method) => [method, called(method)])),
    uploads: operations.filter(isUpload).map(patternOf),
  };
}

/** The headers that calls of other APIs have in addition to the portal's own. */
export const otherHeaders = (operations: readonly Called[]): string[] => {
  const found = operations.flatMap((one) => {
    const { headers = [], call } = wireOf(one) ?? {};
    const places = Object.entries(call?.places ?? {}).filter(([, place]) => place.in === 'header');
    return [...headers, ...places.map(([name, place]) => place.as ?? name)];
  });
  return [...new Set(found)];
};
