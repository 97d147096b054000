import type { SessionPort } from '../ports.ts';
import type { InvestorChoices } from './chooseInvestor.ts';
import { createTabInvestor, type Unsaved } from './createTabInvestor.ts';
import { hashOfInvestor } from './investorCookies.ts';
import {
  clearForeignEndPoint,
  dropSessionCookies,
  keepBesideToken,
  readEndPoint,
  renewBesideToken,
  type SignInAnswer,
} from './sessionCookies.ts';
import { forgetAnswers, readStored, removeStored, storageDelay, writeStored } from './storage.ts';
import { createTokenStore, isKeepable } from './tokenStore.ts';
import { readUserMark, removeUserMark, writeUserMark } from './userMark.ts';

/** From `portal.config.ts`. */
export interface SessionSettings {
  sessionMinutes: number;
  investorDays: number;
  /** The hosts that `end_point` may name. */
  endPointHosts: readonly string[];
}

/** The session state that screens depend on. */
export interface SessionState {
  /** There is a token, and no new password has to be set first. */
  isSignedIn: boolean;
  /** True after a first login until the new password is set (Reading R12). */
  mustSetPassword: boolean;
  /** The investor that this tab shows (Reading R10). */
  investorId: number | undefined;
  /** How often this tab has taken over the investor that another tab selected. */
  investorSwitches: number;
  /** The last user signed out deliberately: the next one starts on the home screen, not where the last one left off. */
  hasSignedOut: boolean;
  /** Another tab has ended or replaced the session shown here: the page has to be reloaded. */
  isSuperseded: boolean;
  /** Identifies the session (Reading R35) to other tabs and to persisted data; undefined without a session. */
  id: string | undefined;
  /** Identifies the user of this session, or of the last one in this tab; empty if that is not known. */
  user: string | undefined;
}

export interface Session extends SessionPort {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Starts a session, for the user with this email if it is known. False if the browser does not keep its cookie. */
  signIn(answer: SignInAnswer, email?: string): boolean;
  signOut(): void;
  /**
   * The hourly check (specification, section 4): the session ends if its token is gone. If another session has replaced
   * it, as noted in the storage or `told` by another tab (`''` for none), this tab drops its own session and leaves the
   * other one's data alone.
   */
  check(told?: string): void;
  /** When the session cookie expires, in milliseconds of the browser's clock; undefined if that is not known. */
  endsAt(): number | undefined;
  /** Whether this tab's session is still the browser's current one. */
  isCurrent(): boolean;
  /** Selects by Reading R3 once after a sign-in; later the stored investor stays selected while it is in the list. */
  chooseFrom(choices: InvestorChoices): void;
  select(investorId: number): void;
  /** Whether a session has ended since the last call (`session_toast`). */
  takeEndedNotice(): boolean;
  /** Whether a sign-in that was not made here was found, and ignored, since the last call (Reading R43). */
  takeForeignNotice(): boolean;
}

/**
 * The session of this tab, stored in the browser's cookies; `report` receives an error for each refused value, and
 * `unsaved` asks before this tab follows another one to its investor.
 */
export function createSession(
  settings: SessionSettings,
  report: (error: Error) => void,
  unsaved: Unsaved = {},
): Session {
  const listeners = new Set<() => void>();
  const [sessionSeconds, investorSeconds] = [settings.sessionMinutes * 60, settings.investorDays * 86_400];
  let sessionEpoch = 0;
  let hasSignedOut = false;
  let isSuperseded = false;
  let id = readStored('session_id');
  let user = id === undefined ? undefined : (readUserMark() ?? '');
  let isNoted = id !== undefined; // False if the storage is full: then this tab has to tell the others.
  let renewedAt: number | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;
  const tokens = createTokenStore(sessionSeconds, endIfLost);
  const investor = createTabInvestor(investorSeconds, announce, unsaved);
  let hasMetForeign = tokens.clearForeign();
  clearForeignEndPoint(settings.endPointHosts, report);
  // Left over from a session whose cookie expired while the portal was closed.
  if (tokens.read() === undefined) forgetAnswers();
  let state = current();

  function current(): SessionState {
    const hasToken = !isSuperseded && tokens.read() !== undefined;
    const mustSetPassword = hasToken && readStored('first_login') === '1';
    return {
      isSignedIn: hasToken && !mustSetPassword,
      mustSetPassword,
      investorId: investor.shown(),
      investorSwitches: investor.switches(),
      hasSignedOut,
      isSuperseded,
      id,
      user,
    };
  }

  function announce() {
    state = current();
    for (const listener of listeners) listener();
  }

  /** Makes this tab forget the previous session: its late answers are dropped, and no investor is selected. */
  function turn(next: string | undefined) {
    id = next;
    if (next !== undefined) user = readUserMark() ?? '';
    sessionEpoch += 1;
    investor.forget();
    announce();
  }

  function end() {
    // The id goes first: whenever another tab looks, it finds that this session is over, never that its token is gone.
    // No other mark is removed ahead of it, since other tabs see cookies at once and the storage a moment later.
    for (const mark of ['session_id', 'first_login', 'session_renewed'] as const) removeStored(mark);
    forgetAnswers();
    tokens.end();
    dropSessionCookies();
    turn(undefined);
  }

  function noteRenewal() {
    renewedAt = Date.now();
    writeStored('session_renewed', String(renewedAt));
  }

  const isHere = () => state.isSignedIn || state.mustSetPassword;
  const isLost = () => isHere() && !isSuperseded && tokens.read() === undefined;

  /** Ends the session if its cookie is gone, unless another tab has ended it. */
  function endIfLost() {
    session.check();
    clearTimeout(lost);
    lost = undefined;
    if (isLost()) session.expire();
  }

  const session: Session = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(answer, email) {
      const next = crypto.randomUUID();
      writeUserMark(email);
      // Before the token, as in `end`: another tab that finds the token knows whose it is.
      isNoted = writeStored('session_id', next);
      if (answer.first_login === 1) writeStored('first_login', '1');
      else removeStored('first_login');
      removeStored('session_toast');
      forgetAnswers();
      dropSessionCookies();
      if (!isKeepable(answer.session_token) || !tokens.begin(answer.session_token)) {
        end();
        return false;
      }
      keepBesideToken(answer, { endPointHosts: settings.endPointHosts, seconds: sessionSeconds, report });
      noteRenewal();
      [hasSignedOut, isSuperseded] = [false, false];
      turn(next);
      return true;
    },
    signOut() {
      hasSignedOut = true;
      end();
      removeUserMark();
    },
    expire() {
      // The cookies already belong to the other session.
      if (isSuperseded) return;
      if (isHere()) writeStored('session_toast', '1');
      if (tokens.clearForeign()) hasMetForeign = true;
      end();
    },
    check(told) {
      if (isSuperseded) return;
      tokens.mend();
      const { isSignedIn, mustSetPassword } = current();
      const found = (told ?? (isNoted || !isHere() ? readStored('session_id') : id)) || undefined;
      // If the storage is full, no id is stored, and an empty `told` is all that says the session has ended.
      if (found !== id || (told === '' && isLost())) {
        isSuperseded = isHere();
        tokens.leave();
        isNoted = found !== undefined;
        turn(found);
      } else if (isLost()) {
        // Another tab may have removed the cookie, and what it has stored has not arrived yet.
        lost ??= setTimeout(endIfLost, storageDelay);
      } else if (isSignedIn !== state.isSignedIn || mustSetPassword !== state.mustSetPassword) announce();
    },
    endsAt() {
      const noted = Number(readStored('session_renewed')) || renewedAt;
      // A clock that was put back in the meantime does not extend the session.
      return noted === undefined ? undefined : Math.min(noted, Date.now()) + sessionSeconds * 1000;
    },
    isCurrent: () => isHere() && isNoted && readStored('session_id') === id && tokens.read() !== undefined,
    chooseFrom: investor.chooseFrom,
    select: investor.select,
    takeEndedNotice() {
      const isSet = readStored('session_toast') === '1';
      removeStored('session_toast');
      return isSet;
    },
    takeForeignNotice() {
      const hasMet = hasMetForeign;
      hasMetForeign = false;
      return hasMet;
    },
    syncWithOtherTabs() {
      this.check();
      investor.follow();
    },
    token: () => (isSuperseded ? undefined : tokens.read()),
    wasReplaced: (token) => !isSuperseded && tokens.wasReplaced(token),
    investorId: investor.askedFor,
    shownInvestor: investor.shown,
    otherInvestor: investor.other,
    investorName: investor.nameOf,
    investorHash(id = investor.askedFor()) {
      return id === undefined ? undefined : hashOfInvestor(id);
    },
    endPoint: () => (session.token() === undefined ? undefined : readEndPoint(settings.endPointHosts)),
    epoch: (scope) => (scope === 'user' ? `${sessionEpoch}` : `${sessionEpoch}.${investor.epoch()}`),
    renew(token, sentAt) {
      const epoch = sessionEpoch;
      // Another tab may have ended this session or started its own without this tab knowing yet.
      this.check();
      if (sessionEpoch !== epoch || isSuperseded || !isHere()) return;
      if (!isKeepable(token) || !tokens.renew(token, sentAt)) return;
      noteRenewal();
      renewBesideToken(sessionSeconds);
    },
  };
  return session;
}
