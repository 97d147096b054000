import { readStored, removeStored, writeStored } from './storage.ts';
import { digestKey, tokenDigest } from './tokenDigest.ts';

/**
 * What this origin notes of the token that it has written into the cookie (Reading R43): a neighbouring host can plant a
 * cookie, but nothing in this storage.
 */
export interface TokenMark {
  key: string;
  /** When the request went out whose answer brought the newest token. */
  sentAt: number;
  /** Of the newest token and the last ones before it: another tab may see the mark before the cookie. */
  digests: readonly string[];
}

const most = 4;

export function readTokenMark(): TokenMark | undefined {
  const [key = '', sentAt, ...digests] = readStored('session_digests')?.split(' ') ?? [];
  return /^[0-9a-f]{1,16}$/.test(key) ? { key, sentAt: Number(sentAt), digests } : undefined;
}

/** Which of some tokens the mark knows, the newest first. */
export function knownOf(tokens: readonly string[], { key, digests }: TokenMark): string | undefined {
  const byDigest = new Map(tokens.map((token) => [tokenDigest(token, key), token]));
  const digest = digests.find((known) => byDigest.has(known));
  return digest === undefined ? undefined : byDigest.get(digest);
}

/** Notes a token as the newest one, after those of `before`; without that, as the first of a session. */
export function writeTokenMark(token: string, sentAt: number, before?: TokenMark): void {
  const key = before?.key ?? digestKey();
  const digest = tokenDigest(token, key);
  const digests = [digest, ...(before?.digests ?? []).filter((known) => known !== digest)].slice(0, most);
  const value = [key, sentAt.toFixed(3), ...digests].join(' ');
  if (writeStored('session_digests', value)) return;
  // Full: without the former one there may be room. One that is out of date would be worse than none.
  removeStored('session_digests');
  writeStored('session_digests', value);
}
