import type { Query, QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import { ApiError } from '../client/ApiError.ts';
import { isOfInvestor } from '../client/scope.ts';
import type { Session } from '../client/session/createSession.ts';
import type { SignInAnswer } from '../client/session/sessionCookies.ts';
import { isKeepable } from '../client/session/tokenStore.ts';
import type { Effect } from '../config/formParts.ts';
import type { Portal } from '../config/portal.ts';
import type { Effects, Newcomer, Outcome } from '../screen/EffectsContext.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { MissingFile } from '../ui/withSecondTry.ts';
import { isObject } from '../values/isObject.ts';
import { text } from '../values/text/text.ts';
import { reportError } from './reportError.ts';
import { resetToken } from './resetToken.ts';

interface Parts {
  portal: Portal;
  session: Session;
  queryClient: QueryClient;
  navigate: NavigateFunction;
  /** The path that a user asked for before being redirected to sign in. */
  returnTo(user: string | undefined): string | undefined;
  /** The investor that the screen is about; undefined for visitors. */
  investorId: number | undefined;
  setNewcomer(next: (former: Newcomer | undefined) => Newcomer | undefined): void;
}

/** Whether a response starts a session: it needs a token, whatever the description promises. */
const beginsSession = (data: unknown): data is SignInAnswer => isObject(data) && typeof data.session_token === 'string';

/** Commands never change the user's own data, such as the list of investors; it is fetched once per sign-in. */
const isOfAnyInvestor = ({ queryKey }: Query) => queryKey.at(-1) !== 'user';

const isToast = (effect: Effect) =>
  effect === 'toast' || effect === 'neutral-toast' || (typeof effect === 'object' && 'toast' in effect);

/** Creates the effects that forms may name in the config. */
export function createEffects({
  portal,
  session,
  queryClient,
  navigate,
  returnTo,
  investorId,
  setNewcomer,
}: Parts): Pick<Effects, 'run' | 'fail'> {
  const { paths } = portal;

  /** Returns whether a user is signed in now. */
  function signIn({ data, sent }: Outcome): boolean {
    if (!beginsSession(data)) {
      // The server has confirmed that the existing session continues.
      if (session.state().isSignedIn) return go(paths.home);
      session.signOut();
      toastStore.show({ tone: 'neutral', text: text.session.notBegun });
      go(paths.signIn);
      return false;
    }
    queryClient.clear();
    // What the sign-in page said, such as the refusal of an earlier try, is over.
    toastStore.clear();
    const email = typeof sent?.email === 'string' ? sent.email : undefined;
    // Without a screen to set a new password, a first sign-in is like any other.
    if (!session.signIn(paths.newPassword === undefined ? { ...data, first_login: 0 } : data, email)) {
      const { notKept, notKeepable } = text.session;
      toastStore.show({ tone: 'error', text: isKeepable(data.session_token) ? notKept : notKeepable });
      return false;
    }
    const { mustSetPassword, user } = session.state();
    setNewcomer(() => (mustSetPassword ? { email, hasPassword: false } : undefined));
    return go((mustSetPassword && paths.newPassword) || (returnTo(user) ?? paths.home));
  }

  function go(to: string): true {
    void navigate(to, { replace: true });
    return true;
  }

  /** Signs the user out once a new password is set. */
  function signOut() {
    resetToken.forget();
    setNewcomer((former) => ({ email: former?.email, hasPassword: true }));
    session.signOut();
  }

  /** Whether the user has switched to another investor, and so left the screen that these effects are about. */
  const isLeft = () => investorId !== undefined && ![investorId, undefined].includes(session.shownInvestor());

  /** Adds the investor's name to a message if another investor is shown now. */
  const named = (message: string) =>
    investorId !== undefined && isLeft() ? text.tabs.outcomeFor(session.investorName(investorId), message) : message;

  const say = (tone: 'success' | 'neutral', message: string | undefined) => {
    if (message) toastStore.show({ tone, text: named(message) });
  };

  /** Invalidates the answers about the investor that the user has left: they are fetched again when they are shown. */
  function refreshLeft() {
    if (investorId === undefined || !isLeft()) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfInvestor(queryKey, investorId) });
  }

  /** Returns false if the effects after this one no longer make sense. */
  function runOne(effect: Effect, outcome: Outcome): boolean {
    if (effect === 'sign-in') return signIn(outcome);
    if (effect === 'sign-out') signOut();
    else if (effect === 'refresh') void queryClient.invalidateQueries({ predicate: isOfAnyInvestor });
    else if (effect === 'toast') say('success', outcome.message);
    else if (effect === 'neutral-toast') say('neutral', outcome.message);
    else if ('toast' in effect) say('success', effect.toast);
    else if (!isLeft()) void navigate(effect.goTo);
    return true;
  }

  return {
    run(effects, outcome) {
      refreshLeft();
      if (isLeft() && !effects.some(isToast)) say('success', outcome.message);
      effects.every((effect) => runOne(effect, outcome));
    },
    fail(error, { seconds = 5, tone, isWorded = false } = {}) {
      // The end of the session is announced on the sign-in page.
      if (error instanceof ApiError && (error.kind === 'session' || error.kind === 'stale')) return undefined;
      const general = error instanceof ApiError && !isWorded ? error.errors.general : undefined;
      if (error instanceof MissingFile) reportError(error);
      refreshLeft();
      const isOwn = error instanceof ApiError || error instanceof MissingFile;
      const message = general ?? (isOwn ? error.message : text.problems.unexpected);
      // An error without a response cannot be the server's neutral notice.
      const isServers = error instanceof ApiError && error.status !== undefined;
      toastStore.show({ tone: (isServers && tone) || 'error', text: named(message), duration: seconds * 1000 });
      return message;
    },
  };
}
