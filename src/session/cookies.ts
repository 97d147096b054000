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

function decoded(value: string): string {
  try {
    return Cookies.converter.read(value, '');
  } catch {
    return value;
  }
}

/** Every value that a cookie's name has: more than one where a neighbouring host has set it as well. */
export function cookieValues(name: CookieName): string[] {
  const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));
  return pairs.map((pair) => decoded(pair.slice(name.length + 1))).filter(Boolean);
}

/** A cookie's value; none when its name occurs twice: a neighbouring host has set one of them, and which is not known. */
export function readCookie(name: CookieName): string | undefined {
  const found = cookieValues(name);
  return found.length === 1 ? found[0] : undefined;
}

/** Keeps a cookie for `seconds`, counted by the browser, not by a clock that may be wrong. Whether it was kept. */
export function writeCookie(name: CookieName, value: string, seconds: number): boolean {
  Cookies.set(name, value, { ...attributes(), 'max-age': String(seconds) });
  return cookieValues(name).includes(value);
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

/**
 * Removes the cookies of a name that this portal has not written: those of the domains above this host, and those of
 * other paths. Ours are this host's alone and of the path `/`. What scripts may not see stays.
 */
export function removeForeignCookie(name: CookieName): void {
  const labels = location.hostname.split('.');
  const above = labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
  const steps = location.pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  for (const path of ['/', ...paths, ...paths.map((each) => `${each}/`)]) {
    for (const domain of above) Cookies.remove(name, { ...attributes(), path, domain });
    if (path !== '/') Cookies.remove(name, { ...attributes(), path });
  }
}
