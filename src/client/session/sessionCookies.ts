import { type MarkedCookie, markCookie, markedCookie } from './cookieMark.ts';
import { cookieValues, removeCookie, removeForeignCookie, writeCookie } from './cookies.ts';
import { isAllowedEndPoint } from './endPoint.ts';
import { removeStored } from './storage.ts';

/** The sign-in answer that the session uses. */
export interface SignInAnswer {
  session_token: string;
  first_login?: number | null;
  endpoint?: string | null;
  connection_token?: string | null;
}

/** How values are kept: for how long, which hosts `end_point` may name, and the function that reports a refused one. */
interface Keeping {
  endPointHosts: readonly string[];
  seconds: number;
  report: (error: Error) => void;
}

const besideToken: MarkedCookie[] = ['connectionToken', 'end_point'];

/** Removes the session's cookies and their marks. */
export function dropSessionCookies(): void {
  for (const name of ['session_token', ...besideToken] as const) removeCookie(name);
  for (const name of besideToken) removeStored(name);
}

/** Stores what a sign-in has brought beside the token; an alternative API address only if it is allowed (Reading R30). */
export function keepBesideToken({ connection_token, endpoint }: SignInAnswer, keeping: Keeping): void {
  const { endPointHosts, seconds, report } = keeping;
  const keep = (name: MarkedCookie, value: string) => {
    markCookie(name, value);
    writeCookie(name, value, seconds);
  };
  // Our own have been removed, so any that are left were planted.
  for (const name of besideToken) if (cookieValues(name).length > 0) removeForeignCookie(name);
  if (connection_token) keep('connectionToken', connection_token);
  if (!endpoint) return;
  if (isAllowedEndPoint(endpoint, endPointHosts)) keep('end_point', endpoint);
  else report(new Error('The endpoint of the sign-in is not one that portal.config.ts allows; it was dropped.'));
}

/** Sets the cookies beside the token again, as long as the token. */
export function renewBesideToken(seconds: number): void {
  for (const name of besideToken) {
    const value = markedCookie(name);
    if (value !== undefined) writeCookie(name, value, seconds);
  }
}

/** The alternative API address, if it comes from a sign-in on this host. */
export function readEndPoint(hosts: readonly string[]): string | undefined {
  const address = markedCookie('end_point');
  return address !== undefined && isAllowedEndPoint(address, hosts) ? address : undefined;
}

/** Removes the addresses that do not come from a sign-in on this host and that a page can remove, and reports them. */
export function clearForeignEndPoint(hosts: readonly string[], report: (error: Error) => void): void {
  const own = readEndPoint(hosts);
  if (cookieValues('end_point').every((value) => value === own)) return;
  if (own === undefined) removeCookie('end_point');
  removeForeignCookie('end_point');
  report(new Error('A cookie end_point that no sign-in here has brought was removed.'));
}
