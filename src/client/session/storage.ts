/** How long what another tab has stored may take to arrive after its cookies, in milliseconds. */
export const storageDelay = 300;

/**
 * The keys of the local storage. Shared by all tabs, beside the cookies: whether a session ended (`session_toast`,
 * specification section 3), whether a new password has to be set first (Reading R12), the session's id (Reading R35),
 * when its cookie was last set (Reading R39), which tokens it has held (Reading R43), for which session the investor
 * has been chosen (Reading R3), the marks of other cookies and of the user (`cookieMark.ts`, `userMark.ts`), the
 * answers that are kept for a day (Reading R20), and for which session differences have been reported to the operator.
 * Language, colour scheme, hidden amounts, list settings, the switch for keyboard shortcuts, the announcement that was
 * dismissed and the time of each user's last visit belong to the browser and outlive every session.
 */
export type StorageKey =
  | 'session_toast'
  | 'first_login'
  | 'session_id'
  | 'session_renewed'
  | 'session_digests'
  | 'investor_session'
  | 'connectionToken'
  | 'end_point'
  | 'investorHash'
  | 'user'
  | 'kept_answers'
  | 'differences_told'
  | 'language'
  | 'theme'
  | 'hides_amounts'
  | 'choices'
  | 'no_shortcuts'
  | 'announcement'
  | 'visits';

/** The browser may forbid storage for this site: then even reading throws, and writes are lost. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

export function readStored(mark: StorageKey): string | undefined {
  return attempt((storage) => storage.getItem(mark)) ?? undefined;
}

/** Whether the storage accepts what a session writes: it may be forbidden, or full. */
export function canStore(): boolean {
  const probe = 'storage_probe';
  const isKept = attempt((storage) => storage.setItem(probe, 'x'.repeat(100)) === undefined) ?? false;
  attempt((storage) => storage.removeItem(probe));
  return isKept;
}

/** Returns whether the value was kept. A full storage costs a notice or a remembered choice, never the session. */
export function writeStored(mark: StorageKey, value: string): boolean {
  return attempt((storage) => storage.setItem(mark, value) === undefined) ?? false;
}

export function removeStored(mark: StorageKey): void {
  attempt((storage) => storage.removeItem(mark));
}

/** Removes the stored answers. */
export function forgetAnswers(): void {
  removeStored('kept_answers');
}
