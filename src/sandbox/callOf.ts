import type { WireCall } from '../values/wireCall.ts';

/** The method and paths of an operation; the operations of the portal's own description are all POST. */
export function callOf({ path, ...facts }: { path: string; wire?: { token: string; call?: WireCall } }) {
  const call: WireCall = facts.wire?.call ?? { method: 'POST', path, body: true, places: {} };
  const own = encodeURI(call.path).replace(/%7B.*?%7D/g, '[^/]+');
  // The handlers match any prefix, which would hide a wrong base URL.
  return { ...call, pattern: new RegExp(`^/api${own}$`), ending: new RegExp(`${own}$`) };
}
