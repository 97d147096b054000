/**
 * What every tab of the browser has to know beside the cookies: that a session ended (`session_toast`, specification
 * section 3), that a new password has to be set first (Reading R12), which session this is (Reading R35), and for which
 * session the investor has been chosen (Reading R3). The language is the browser's own and outlives every session.
 */
export type Mark = 'session_toast' | 'first_login' | 'session_id' | 'investor_session' | 'language';

/** Reading `window.localStorage` throws where the browser keeps nothing for this site. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export function readMark(mark: Mark): string | undefined {
  return storage()?.getItem(mark) ?? undefined;
}

export function writeMark(mark: Mark, value: string): void {
  try {
    storage()?.setItem(mark, value);
  } catch {
    // A full storage costs a notice or a remembered choice, never the session.
  }
}

export function removeMark(mark: Mark): void {
  storage()?.removeItem(mark);
}
