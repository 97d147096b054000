import { type CookieName, cookieValues, readCookie } from './cookies.ts';
import { canStore, readStored, removeStored, writeStored } from './storage.ts';
import { digestKey, tokenDigest } from './tokenDigest.ts';

/** The cookies beside the token that count only with a mark: a neighbouring host can plant them all. */
export type MarkedCookie = Extract<CookieName, 'connectionToken' | 'end_point' | 'investorHash'>;

const form = /^[0-9a-f]{1,16} [0-9a-z]+$/;

/** Stores a digest of what this origin has written into a cookie. */
export function markCookie(name: MarkedCookie, value: string): void {
  const key = digestKey();
  // An outdated mark would be worse than none.
  if (!writeStored(name, `${key} ${tokenDigest(value, key)}`)) removeStored(name);
}

/**
 * Returns the one of a cookie's values that this origin has marked; `textOf` returns the text that was marked for a
 * value. If storage is forbidden or full, a single value counts, as for the token (Reading R43), except for `end_point`
 * (Reading R30).
 */
export function markedCookie(
  name: MarkedCookie,
  textOf: (value: string) => string = (value) => value,
): string | undefined {
  const found = cookieValues(name);
  if (found.length === 0) return undefined;
  const mark = readStored(name) ?? '';
  const [key = '', digest] = form.test(mark) ? mark.split(' ') : [];
  if (digest !== undefined) return found.find((value) => tokenDigest(textOf(value), key) === digest);
  return name === 'end_point' || canStore() ? undefined : readCookie(name);
}
