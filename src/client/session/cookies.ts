import Cookies from 'js-cookie';
import { isLocalHost } from '../baseUrl.ts';

/** The cookies of the specification, section 3. */
export type CookieName = 'session_token' | 'connectionToken' | 'selectedInvestor' | 'end_point' | 'investorHash';

const attributes = () => ({
  path: '/',
  sameSite: 'strict' as const,
  // Local development uses plain HTTP, where a secure cookie would be dropped; elsewhere it is required (Reading R10).
  secure: location.protocol === 'https:' || !isLocalHost(location.hostname),
});

function decoded(value: string): string {
  try {
    return Cookies.converter.read(value, '');
  } catch {
    return value;
  }
}

let known: string | undefined;

function forget(): void {
  known = undefined;
}

/** The page's cookies. Reading them is slow, so code that runs without a pause reads them once. */
function allCookies(): string {
  if (known === undefined) queueMicrotask(forget);
  known ??= document.cookie;
  return known;
}

/** All values of a cookie's name: several where a neighbouring host has set a cookie of the same name. */
export function cookieValues(name: CookieName): string[] {
  const pairs = allCookies()
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`));
  return pairs.map((pair) => decoded(pair.slice(name.length + 1))).filter(Boolean);
}

/** A cookie's value; undefined when the name occurs twice, since one of the two was set by a neighbouring host. */
export function readCookie(name: CookieName): string | undefined {
  const found = cookieValues(name);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Sets a cookie for `seconds`, which the browser counts, so that a wrong clock does not matter. Returns whether it was
 * kept.
 */
export function writeCookie(name: CookieName, value: string, seconds: number): boolean {
  Cookies.set(name, value, { ...attributes(), 'max-age': String(seconds) });
  forget();
  return cookieValues(name).includes(value);
}

/** Whether this browser keeps cookies for this site. It may claim to and drop them, so one is written and read back. */
export function keepsCookies(): boolean {
  const probe = 'cookie_probe';
  Cookies.set(probe, '1', attributes());
  const isKept = Cookies.get(probe) === '1';
  Cookies.remove(probe, attributes());
  return isKept;
}

/** Removes a cookie as the portal writes it, or one of another path or domain. */
export function removeCookie(name: CookieName, where: { path?: string; domain?: string } = {}): void {
  Cookies.remove(name, { ...attributes(), ...where });
  forget();
}

/**
 * Removes cookies of this name that the portal has not written: those of parent domains and of other paths. The
 * portal's own belong to this host alone, with the path `/`. A page cannot remove HttpOnly cookies.
 */
export function removeForeignCookie(name: CookieName): void {
  const labels = location.hostname.split('.');
  const above = labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
  const steps = location.pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  for (const path of ['/', ...paths, ...paths.map((each) => `${each}/`)]) {
    for (const domain of above) removeCookie(name, { path, domain });
    if (path !== '/') removeCookie(name, { path });
  }
}
