import { text } from '../text/text.ts';
import { apiContext } from './ports.ts';

/** The number of calls in a row that could not reach the server. */
let failures = 0;

/** Called for every answer of the server, errors included. */
export function reached(): void {
  failures = 0;
}

/**
 * The message for a call that could not reach the server; from the second such call in a row it also names a possible
 * cause. A command may have reached the server nevertheless (Reading R44).
 */
export function unreached(kind: 'query' | 'command'): string {
  failures += 1;
  const { ownPort } = apiContext().settings;
  const what = kind === 'query' ? text.problems.network : text.problems.lostUnsure;
  if (!ownPort || failures < 2 || !globalThis.navigator.onLine) return what;
  return `${what} ${text.problems.blocked(ownPort)}`;
}
