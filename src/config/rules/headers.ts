import { duplicateProblems } from './duplicates.ts';
import type { Problem } from './problem.ts';

/** The Fetch standard's forbidden request-headers, in lower case; those that begin with `proxy-` or `sec-` are others. */
const forbidden = [
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'access-control-request-private-network',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
];

/** What the portal or the browser puts into every request. */
const inUse = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent'];

const allowed = 'allowed: a name of its own, such as X-Portal-Host';

function nameProblems(path: string, name: string): Problem[] {
  const plain = name.toLowerCase();
  if (forbidden.includes(plain) || /^(proxy|sec)-/.test(plain)) {
    return [{ path, message: `'${name}' cannot be set by a page, browsers forbid it; ${allowed}` }];
  }
  if (inUse.includes(plain)) return [{ path, message: `'${name}' is in every request already; ${allowed}` }];
  return [];
}

/** Each header can be set, and means one thing only; names of headers are the same in upper and lower case. */
export function headerProblems(path: string, headers: Readonly<Record<string, string>>): Problem[] {
  const placed = Object.entries(headers).map(([key, name]) => [`${path}.${key}`, name] as const);
  return [
    ...placed.flatMap(([place, name]) => nameProblems(place, name)),
    ...duplicateProblems(placed, (name) => name.toLowerCase()),
  ];
}
