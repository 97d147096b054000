import { isObject } from '../values/isObject.ts';

/**
 * The path that a visitor asked for before signing in. Read from the router's state, never from the URL; undefined for
 * anything but a path of this site. A path that belonged to a session (`whose`) is for the same user only.
 */
export function returnTo(state: unknown, user?: string): string | undefined {
  const { returnTo: found, whose } = isObject(state) ? state : {};
  if (whose !== undefined && (!whose || whose !== user)) return undefined;
  if (typeof found !== 'string' || !/^\/(?![/\\])/.test(found) || found.includes('\\')) return undefined;
  return URL.canParse(found, location.origin) && new URL(found, location.origin).origin === location.origin
    ? found
    : undefined;
}
