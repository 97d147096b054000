import { sendingTime } from '../sendingTime.ts';
import { cookieValues, removeForeignCookie, writeCookie } from './cookies.ts';
import { canStore, removeStored } from './storage.ts';
import { knownOf, readTokenMark, writeTokenMark } from './tokenMark.ts';

/** The session token, stored in its cookie and verified by this origin's mark, since other hosts can plant cookies. */
export interface TokenStore {
  /** The valid token; undefined without one. */
  read(): string | undefined;
  /** Stores the first token of a session. False if the browser does not keep it. */
  begin(token: string): boolean;
  /** Stores a new token, unless the current one comes from a later request. Returns whether it was stored. */
  renew(token: string, sentAt: number): boolean;
  /** Whether this token was replaced by a newer one within the last minute, in any tab. */
  wasReplaced(token: string): boolean;
  /** Removes the planted cookies that a page can remove; returns whether there was no cookie of our own. */
  clearForeign(): boolean;
  /** Stores this tab's token again where another tab has overwritten the mark at the same moment. */
  mend(): void;
  /** Forgets the session in this tab; `end` does so for all tabs. */
  leave(): void;
  end(): void;
}

const name = 'session_token';
const minute = 60_000;
const clockTolerance = 1000;

/** Whether browsers can keep a token in a cookie: they drop one that is too long without a word. */
export const isKeepable = (token: string) => /^[\x21-\x7e]{1,4000}$/.test(token);

/** How long another tab's mark may take to arrive after its cookie. */
const patience = 1000;

/**
 * `seconds` is the lifetime of the cookie; `onLost` is called when this tab's token has been replaced for good by a
 * cookie that is not ours.
 */
export function createTokenStore(seconds: number, onLost: () => void): TokenStore {
  let last: string | undefined;
  let lastSentAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let hasStorage: boolean | undefined;
  const replaced = new Map<string, number>();

  function settle(token: string | undefined) {
    clearTimeout(timer);
    timer = undefined;
    isLost = false;
    if (token !== undefined && last !== undefined && token !== last) replaced.set(last, Date.now());
    if (token !== undefined) last = token;
    return token;
  }

  /**
   * Picks our own token among the cookies of this name. Where storage is forbidden or full, a single cookie is trusted.
   */
  function ours(found: readonly string[]): string | undefined {
    if (last !== undefined && found.includes(last)) return last;
    const mark = readTokenMark();
    if (mark) return knownOf(found, mark);
    hasStorage ??= canStore();
    return hasStorage || found.length > 1 ? undefined : found[0];
  }

  function read(): string | undefined {
    const found = cookieValues(name);
    const token = ours(found);
    if (token !== undefined || found.length === 0) return settle(token);
    if (last === undefined || isLost) return undefined;
    // Another tab may have just written this cookie, and its mark has not arrived yet.
    timer ??= setTimeout(() => {
      isLost = true;
      onLost();
    }, patience);
    return last;
  }

  /** Writes the mark before the cookie, so that a token in the cookie is always a known one. */
  function keep(token: string, sentAt: number): boolean {
    writeTokenMark(token, sentAt, last === undefined ? undefined : readTokenMark());
    lastSentAt = sentAt;
    if (!writeCookie(name, token, seconds)) return false;
    settle(token);
    return true;
  }

  function leave() {
    settle(undefined);
    last = undefined;
    replaced.clear();
  }

  return {
    read,
    leave,
    begin(token) {
      leave();
      // Our own cookie has been removed, so any that are left were planted.
      if (cookieValues(name).length > 0) removeForeignCookie(name);
      return keep(token, sendingTime());
    },
    renew(token, sentAt) {
      const newest = readTokenMark()?.sentAt ?? lastSentAt;
      // A time in the future was stored before the clock was put back.
      if (sentAt < newest && newest <= Date.now() + clockTolerance) return false;
      return read() !== undefined && keep(token, sentAt);
    },
    wasReplaced(token) {
      read();
      const at = replaced.get(token);
      return at !== undefined && token !== last && Date.now() - at <= minute;
    },
    clearForeign() {
      const found = cookieValues(name);
      const token = ours(found);
      if (found.some((value) => value !== token)) removeForeignCookie(name);
      return found.length > 0 && token === undefined;
    },
    mend() {
      const mark = readTokenMark();
      if (!mark || last === undefined || !cookieValues(name).includes(last) || knownOf([last], mark)) return;
      writeTokenMark(last, Math.max(mark.sentAt, lastSentAt), mark);
    },
    end() {
      leave();
      removeStored('session_digests');
    },
  };
}
