import Cookies from 'js-cookie';

/** The cookies of the specification, section 3. */
export type CookieName = 'session_token' | 'connectionToken' | 'selectedInvestor' | 'end_point' | 'investorHash';

const attributes = () => ({
  path: '/',
  sameSite: 'strict' as const,
  // Local development is plain http, where a secure cookie would be dropped.
  secure: location.protocol === 'https:',
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

export function removeCookie(name: CookieName): void {
  Cookies.remove(name, attributes());
}
