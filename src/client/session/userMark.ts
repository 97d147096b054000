import { readStored, removeStored, writeStored } from './storage.ts';
import { digestKey, tokenDigest } from './tokenDigest.ts';

// If nothing can be stored, the mark lasts as long as the page.
let last: string | undefined;

/** The mark of the user who signed in last; it outlives a session that has expired, but not a sign-out. */
export const readUserMark = (): string | undefined => readStored('user') ?? last;

/** Forgets the user who signed in last. */
export function removeUserMark(): void {
  last = undefined;
  removeStored('user');
}

/**
 * Marks the user who signs in with a digest of the email, since no answer names the user (Reading R35): equal marks
 * mean the same user. Undefined if the email is not known.
 */
export function writeUserMark(email: string | undefined): string | undefined {
  const [, known] = /^([0-9a-f]{1,16}) /.exec(readUserMark() ?? '') ?? [];
  removeUserMark();
  if (!email) return undefined;
  const key = known ?? digestKey();
  last = `${key} ${tokenDigest(email.trim().toLowerCase(), key)}`;
  writeStored('user', last);
  return last;
}
