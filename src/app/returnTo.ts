import { isObject } from '../format/isObject.ts';

/**
 * The path that a visitor asked for before signing in. Read from the router's state, never from the URL; undefined for
 * anything but a path of this site.
 */
export function returnTo(state: unknown): string | undefined {
  const found = isObject(state) ? state.returnTo : undefined;
  if (typeof found !== 'string' || !/^\/(?![/\\])/.test(found) || found.includes('\\')) return undefined;
  return URL.parse(found, location.origin)?.origin === location.origin ? found : undefined;
}
