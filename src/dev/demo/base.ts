/** Where a deep link is kept while 404.html leads to the page that can open it. */
const target = 'demo_target';

/** The path that the demonstration is below, with a slash at its end. Read before the router changes the address. */
export const base = new URL('.', location.href).pathname;

/** Puts the deep link that 404.html has kept back into the address, and takes `index.html` out of it. */
export function restoreAddress(): void {
  const wanted = URL.parse(sessionStorage.getItem(target) ?? '');
  sessionStorage.removeItem(target);
  if (wanted?.origin === location.origin && wanted.pathname.startsWith(base)) history.replaceState(null, '', wanted);
  else if (location.pathname !== base) history.replaceState(null, '', `${base}${location.search}`);
}
