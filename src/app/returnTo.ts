import { isObject } from '../format/isObject.ts';

/**
 * Where a visitor wanted to go before signing in, from the router's state and never from the address: a path of this
 * site, or undefined for anything else.
 */
export function returnTo(state: unknown): string | undefined {
  const found = isObject(state) ? state.returnTo : undefined;
  if (typeof found !== 'string' || !/^\/(?![/\\])/.test(found) || found.includes('\\')) return undefined;
  return URL.parse(found, location.origin)?.origin === location.origin ? found : undefined;
}
