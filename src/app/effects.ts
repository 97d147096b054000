import type { Query, QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import { ApiError } from '../api/ApiError.ts';
import type { Effect } from '../config/kinds/form.ts';
import type { Portal } from '../config/portal.ts';
import { isObject } from '../format/isObject.ts';
import type { Effects, Outcome } from '../frame/EffectsContext.tsx';
import type { Session, SignInAnswer } from '../session/createSession.ts';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';
import { MissingFile } from '../widgets/withSecondTry.ts';
import { resetToken } from './resetToken.ts';

interface Parts {
  portal: Portal;
  session: Session;
  queryClient: QueryClient;
  navigate: NavigateFunction;
  /** Where the visitor wanted to go before being asked to sign in. */
  returnTo: string | undefined;
}

/** An answer that begins a session: one with a token, whatever the description promises. */
const beginsSession = (data: unknown): data is SignInAnswer => isObject(data) && typeof data.session_token === 'string';

/** What is the user's, such as the list of investors, no command changes; it is asked for once a sign-in. */
const isOfInvestor = ({ queryKey }: Query) => queryKey.at(-1) !== 'user';

/** What forms may ask for after a success, by the names that the config uses. */
export function createEffects({
  portal,
  session,
  queryClient,
  navigate,
  returnTo,
}: Parts): Pick<Effects, 'run' | 'fail'> {
  const { paths } = portal;

  /** Whether somebody is signed in now. */
  function signIn({ data }: Outcome): boolean {
    if (!beginsSession(data)) {
      // The session that was there before has been told by the server that it goes on.
      if (session.state().isSignedIn) return go(paths.home);
      session.signOut();
      toastStore.show({ tone: 'neutral', text: text.session.notBegun });
      go(paths.signIn);
      return false;
    }
    queryClient.clear();
    if (!session.signIn(data)) {
      toastStore.show({ tone: 'error', text: text.session.notKept });
      return false;
    }
    return go(session.state().mustSetPassword ? paths.newPassword : (returnTo ?? paths.home));
  }

  function go(to: string): true {
    void navigate(to, { replace: true });
    return true;
  }

  function signOut() {
    resetToken.forget();
    session.signOut();
  }

  const say = (tone: 'success' | 'neutral', message: string | undefined) => {
    if (message) toastStore.show({ tone, text: message });
  };

  /** False where the effects after it have lost their sense. */
  function runOne(effect: Effect, outcome: Outcome): boolean {
    if (effect === 'sign-in') return signIn(outcome);
    if (effect === 'sign-out') signOut();
    else if (effect === 'refresh') void queryClient.invalidateQueries({ predicate: isOfInvestor });
    else if (effect === 'toast') say('success', outcome.message);
    else if (effect === 'neutral-toast') say('neutral', outcome.message);
    else if ('toast' in effect) say('success', effect.toast);
    else void navigate(effect.goTo);
    return true;
  }

  return {
    run(effects, outcome) {
      effects.every((effect) => runOne(effect, outcome));
    },
    fail(error, { seconds = 5, tone, isPlaced = false } = {}) {
      // The end of the session has its own notice, on the sign-in page.
      if (error instanceof ApiError && (error.kind === 'session' || error.kind === 'stale')) return;
      const general = error instanceof ApiError && !isPlaced ? error.errors.general : undefined;
      const isOwn = error instanceof ApiError || error instanceof MissingFile;
      const message = general ?? (isOwn ? error.message : text.problems.unexpected);
      // What no server has said is no server's neutral notice.
      const isServers = error instanceof ApiError && error.status !== undefined;
      toastStore.show({ tone: (isServers && tone) || 'error', text: message, duration: seconds * 1000 });
    },
  };
}
