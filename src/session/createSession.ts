import type { SessionPort } from '../api/ports.ts';
import { chooseInvestor, type InvestorChoices } from './chooseInvestor.ts';
import { type CookieName, readCookie, removeCookie, writeCookie } from './cookies.ts';
import { keepEndPoint, readEndPoint } from './endPointCookie.ts';
import { hashOfInvestor, storedInvestor, storeInvestor } from './investorCookies.ts';
import { forgetAnswers, readStored, removeStored, writeStored } from './storage.ts';
import { createTokenStore } from './tokenStore.ts';

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
}

/** The part of the sign-in answer that the session uses. */
export interface SignInAnswer {
  session_token: string;
  first_login?: number | null;
  endpoint?: string | null;
  connection_token?: string | null;
}

export interface Session extends SessionPort {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Starts a session. False where the browser does not keep its cookie. */
  signIn(answer: SignInAnswer): boolean;
  signOut(): void;
  /**
   * The hourly check (specification, section 4): the session ends if its token is gone. If another session has replaced
   * it, as noted in the storage or `told` by another tab (`''` for none), this tab drops its own session and leaves the
   * other one's data alone.
   */
  check(told?: string): void;
  /** When the session cookie expires, in milliseconds of the browser's clock; undefined where that is not known. */
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

const sessionCookies: CookieName[] = ['session_token', 'connectionToken', 'end_point'];
const printable = /^[\x21-\x7e]{1,4000}$/;

/** The session of this tab, stored in the browser's cookies; `report` receives an error for each refused value. */
export function createSession(settings: SessionSettings, report: (error: Error) => void): Session {
  const listeners = new Set<() => void>();
  const [sessionSeconds, investorSeconds] = [settings.sessionMinutes * 60, settings.investorDays * 86_400];
  let sessionEpoch = 0;
  let investorEpoch = 0;
  let listed: readonly number[] = [];
  let investorId: number | undefined;
  // Who is asked for before the list of investors is here.
  let expected = storedInvestor();
  let investorSwitches = 0;
  let hasSignedOut = false;
  let isSuperseded = false;
  let id = readStored('session_id');
  // False where the storage is full: then the other tabs have to be told.
  let isNoted = id !== undefined;
  let renewedAt: number | undefined;
  const tokens = createTokenStore(sessionSeconds, () => session.check());
  let hasMetForeign = tokens.clearForeign();
  // Left over from a session whose cookie expired while the portal was closed.
  if (tokens.read() === undefined) forgetAnswers();
  let state = current();

  function current(): SessionState {
    const hasToken = !isSuperseded && tokens.read() !== undefined;
    const mustSetPassword = hasToken && readStored('first_login') === '1';
    const isSignedIn = hasToken && !mustSetPassword;
    return { isSignedIn, mustSetPassword, investorId, investorSwitches, hasSignedOut, isSuperseded, id };
  }

  function announce() {
    state = current();
    for (const listener of listeners) listener();
  }

  /** Makes this tab forget the former session: its late answers are dropped, and no investor is selected. */
  function turn(next: string | undefined) {
    id = next;
    sessionEpoch += 1;
    [investorId, expected] = [undefined, undefined];
    listed = [];
    announce();
  }

  function end() {
    for (const name of sessionCookies) removeCookie(name);
    tokens.end();
    for (const mark of ['first_login', 'session_id', 'session_renewed'] as const) removeStored(mark);
    forgetAnswers();
    turn(undefined);
  }

  function noteRenewal() {
    renewedAt = Date.now();
    writeStored('session_renewed', String(renewedAt));
  }

  const askedFor = () => investorId ?? expected ?? storedInvestor();
  const isHere = () => state.isSignedIn || state.mustSetPassword;

  function show(id: number) {
    if (id === investorId) return;
    if (id !== (investorId ?? expected)) investorEpoch += 1;
    [investorId, expected] = [id, undefined];
    announce();
  }

  const session: Session = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(answer) {
      for (const name of sessionCookies) removeCookie(name);
      const isToken = printable.test(answer.session_token);
      if (!isToken || !tokens.begin(answer.session_token)) {
        end();
        return false;
      }
      if (answer.connection_token) writeCookie('connectionToken', answer.connection_token, sessionSeconds);
      if (answer.endpoint) keepEndPoint(answer.endpoint, settings.endPointHosts, sessionSeconds, report);
      if (answer.first_login === 1) writeStored('first_login', '1');
      else removeStored('first_login');
      removeStored('session_toast');
      forgetAnswers();
      const next = crypto.randomUUID();
      isNoted = writeStored('session_id', next);
      noteRenewal();
      [hasSignedOut, isSuperseded] = [false, false];
      turn(next);
      return true;
    },
    signOut() {
      hasSignedOut = true;
      end();
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
      if (found !== id) {
        isSuperseded = isHere();
        tokens.leave();
        isNoted = found !== undefined;
        turn(found);
      } else if (isHere() && !isSignedIn && !mustSetPassword) this.expire();
      else if (isSignedIn !== state.isSignedIn || mustSetPassword !== state.mustSetPassword) announce();
    },
    endsAt() {
      const noted = Number(readStored('session_renewed')) || renewedAt;
      // A clock that was put back in the meantime does not extend the session.
      return noted === undefined ? undefined : Math.min(noted, Date.now()) + sessionSeconds * 1000;
    },
    isCurrent: () => isHere() && isNoted && readStored('session_id') === id && tokens.read() !== undefined,
    chooseFrom(choices) {
      listed = choices.investors.map((investor) => investor.investor_id);
      const [stored, sessionId] = [storedInvestor(), readStored('session_id')];
      const isChosen = sessionId !== undefined && readStored('investor_session') === sessionId;
      const chosen =
        isChosen && stored !== undefined && listed.includes(stored) ? stored : chooseInvestor(choices, stored);
      if (sessionId !== undefined) writeStored('investor_session', sessionId);
      if (chosen !== undefined) this.select(chosen);
    },
    select(id) {
      storeInvestor(id, investorSeconds);
      show(id);
    },
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
      const stored = storedInvestor();
      if (investorId === undefined || stored === undefined || stored === investorId || !listed.includes(stored)) return;
      investorSwitches += 1;
      show(stored);
    },
    token: () => (isSuperseded ? undefined : tokens.read()),
    wasReplaced: (token) => !isSuperseded && tokens.wasReplaced(token),
    investorId: askedFor,
    investorHash(id = askedFor()) {
      return id === undefined ? undefined : hashOfInvestor(id);
    },
    endPoint: () => readEndPoint(settings.endPointHosts, report),
    epoch: (scope) => (scope === 'user' ? `${sessionEpoch}` : `${sessionEpoch}.${investorEpoch}`),
    renew(token, sentAt) {
      const epoch = sessionEpoch;
      // Another tab may have ended this session or started its own without this tab knowing yet.
      this.check();
      if (sessionEpoch !== epoch || isSuperseded || !isHere()) return;
      if (!printable.test(token) || !tokens.renew(token, sentAt)) return;
      noteRenewal();
      for (const name of ['connectionToken', 'end_point'] as const) {
        const value = readCookie(name);
        if (value !== undefined) writeCookie(name, value, sessionSeconds);
      }
    },
  };
  return session;
}
