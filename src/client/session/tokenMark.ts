import { readStored, removeStored, writeStored } from './storage.ts';
import { digestKey, tokenDigest } from './tokenDigest.ts';

/**
 * What this origin stores about the token that it has written into the cookie (Reading R43): a neighbouring host can
 * plant a cookie, but cannot write to this storage.
 */
export interface TokenMark {
  key: string;
  /** When the request was sent whose answer brought the newest token. */
  sentAt: number;
  /** Digests of the newest token and the last ones before it: another tab may see the mark before the cookie. */
  digests: readonly string[];
}

const maxDigests = 4;

export function readTokenMark(): TokenMark | undefined {
  const [key = '', sentAt, ...digests] = readStored('session_digests')?.split(' ') ?? [];
  return /^[0-9a-f]{1,16}$/.test(key) ? { key, sentAt: Number(sentAt), digests } : undefined;
}

/** The newest of the given tokens that the mark knows. */
export function knownOf(tokens: readonly string[], { key, digests }: TokenMark): string | undefined {
  const byDigest = new Map(tokens.map((token) => [tokenDigest(token, key), token]));
  const digest = digests.find((known) => byDigest.has(known));
  return digest === undefined ? undefined : byDigest.get(digest);
}

/** Stores a token as the newest one after those of `before`, or as the first of a session without it. */
export function writeTokenMark(token: string, sentAt: number, before?: TokenMark): void {
  const key = before?.key ?? digestKey();
  const digest = tokenDigest(token, key);
  const digests = [digest, ...(before?.digests ?? []).filter((known) => known !== digest)].slice(0, maxDigests);
  const value = [key, sentAt.toFixed(3), ...digests].join(' ');
  if (writeStored('session_digests', value)) return;
  // The storage is full: removing the old mark may make room, and an outdated mark would be worse than none.
  removeStored('session_digests');
  writeStored('session_digests', value);
}
