import Cookies from 'js-cookie';
import { isLocalHost } from '../api/baseUrl.ts';

/** The cookies of the specification, section 3. */
export type CookieName = 'session_token' | 'connectionToken' | 'selectedInvestor' | 'end_point' | 'investorHash';

const attributes = () => ({
  path: '/',
  sameSite: 'strict' as const,
  // Local development is plain http, where a secure cookie would be dropped; elsewhere it has to be (Reading R10).
  secure: location.protocol === 'https:' || !isLocalHost(location.hostname),
});

/** A cookie's value; none when its name occurs twice: a neighbouring host has set one of them, and which is not known. */
export function readCookie(name: CookieName): string | undefined {
  const found = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? Cookies.get(name) || undefined : undefined;
}

/** Keeps a cookie for `seconds`, counted by the browser, not by a clock that may be wrong. Whether it was kept. */
export function writeCookie(name: CookieName, value: string, seconds: number): boolean {
  Cookies.set(name, value, { ...attributes(), 'max-age': String(seconds) });
  return readCookie(name) === value;
}

/** Whether this browser keeps cookies for this site: it may say so and drop them, so one is written and read. */
export function keepsCookies(): boolean {
  const probe = 'cookie_probe';
  Cookies.set(probe, '1', attributes());
  const isKept = Cookies.get(probe) === '1';
  Cookies.remove(probe, attributes());
  return isKept;
}

export function removeCookie(name: CookieName): void {
  Cookies.remove(name, attributes());
}
