import { text } from '../text/text.ts';
import { apiContext } from './ports.ts';

/** How many calls in a row have found no server. */
let failures = 0;

/** The server has answered, whatever it said. */
export function reached(): void {
  failures = 0;
}

/**
 * What to say of a call that found no server; from the second one in a row also what may be in its way. A command may have
 * reached it all the same (Reading R44).
 */
export function unreached(kind: 'query' | 'command'): string {
  failures += 1;
  const { ownPort } = apiContext().settings;
  const what = kind === 'query' ? text.problems.network : text.problems.lostUnsure;
  if (!ownPort || failures < 2 || !globalThis.navigator.onLine) return what;
  return `${what} ${text.problems.blocked(ownPort)}`;
}
