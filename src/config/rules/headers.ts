import { duplicateProblems } from './duplicates.ts';
import type { Problem } from './problem.ts';

/**
 * The forbidden request headers of the Fetch standard, in lower case; the prefixes `proxy-` and `sec-` are forbidden,
 * too.
 */
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

/** The headers that the portal or the browser adds to every request. */
const inUse = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent'];

const wayOut = 'choose another name, such as X-Portal-Host';

function nameProblems(path: string, name: string): Problem[] {
  const plain = name.toLowerCase();
  if (forbidden.includes(plain) || /^(proxy|sec)-/.test(plain)) {
    return [{ path, message: `'${name}' cannot be set by a page, since browsers forbid it; ${wayOut}` }];
  }
  if (inUse.includes(plain)) return [{ path, message: `'${name}' is already sent with every request; ${wayOut}` }];
  return [];
}

/** Each header must be settable and used for one purpose only; header names are case-insensitive. */
export function headerProblems(path: string, headers: Readonly<Record<string, string>>): Problem[] {
  const placed = Object.entries(headers).map(([key, name]) => [`${path}.${key}`, name] as const);
  return [
    ...placed.flatMap(([place, name]) => nameProblems(place, name)),
    ...duplicateProblems(placed, (name) => name.toLowerCase()),
  ];
}
