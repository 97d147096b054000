import { onlineManager } from '@tanstack/react-query';
import { text } from '../values/text/text.ts';
import { apiContext } from './ports.ts';

// Browsers may report that they are offline although they are not, for instance behind a VPN on Windows. So everything
// is tried, and `onlineManager` says that the page is offline from the browser's event, or a failed call, until the next
// event or answer.

/** The number of calls in a row that could not reach the server. */
let failures = 0;

/** Called for every answer of the server, errors included. */
export function reached(): void {
  failures = 0;
  onlineManager.setOnline(true);
}

/**
 * The message for a call that could not reach the server; from the second such call in a row it also names a possible
 * cause. `leavesOpen` says that it may have reached the server nevertheless (Reading R44).
 */
export function unreached(leavesOpen: boolean): string {
  failures += 1;
  const { ownPort } = apiContext().settings;
  const { problems } = text;
  if (navigator.onLine === false) {
    onlineManager.setOnline(false);
    return leavesOpen ? problems.offlineUnsure : problems.network;
  }
  const what = leavesOpen ? problems.lostUnsure : problems.network;
  return ownPort && failures > 1 ? `${what} ${problems.blocked(ownPort)}` : what;
}
