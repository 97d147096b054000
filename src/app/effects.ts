import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import { ApiError } from '../api/ApiError.ts';
import type { Portal } from '../config/portal.ts';
import type { Effect } from '../config/sections/form.ts';
import type { Effects, Outcome } from '../screens/EffectsContext.tsx';
import type { Session, SignInAnswer } from '../session/createSession.ts';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';

interface Parts {
  portal: Portal;
  session: Session;
  queryClient: QueryClient;
  navigate: NavigateFunction;
  /** Where the visitor wanted to go before being asked to sign in. */
  returnTo: string | undefined;
}

/** What forms may ask for after a success, by the names that the config uses. */
export function createEffects({ portal, session, queryClient, navigate, returnTo }: Parts): Effects {
  function signIn({ data }: Outcome) {
    queryClient.clear();
    if (!session.signIn(data as SignInAnswer)) {
      // The config's rules allow this effect only on commands that answer so.
      toastStore.show({ tone: 'error', text: text.session.notKept });
      return;
    }
    const to = session.state().mustSetPassword ? portal.paths.newPassword : (returnTo ?? portal.paths.home);
    void navigate(to, { replace: true });
  }

  function runOne(effect: Effect, outcome: Outcome) {
    if (effect === 'sign-in') signIn(outcome);
    else if (effect === 'refresh') void queryClient.invalidateQueries();
    else if (effect !== 'toast') void navigate(effect.goTo);
    else if (outcome.message) toastStore.show({ tone: 'success', text: outcome.message });
  }

  return {
    run(effects, outcome) {
      for (const effect of effects) runOne(effect, outcome);
    },
    fail(error, seconds = 5) {
      // The end of the session has its own notice, on the sign-in page.
      if (error instanceof ApiError && (error.kind === 'session' || error.kind === 'stale')) return;
      const message = error instanceof ApiError ? (error.errors.general ?? error.message) : text.problems.unexpected;
      toastStore.show({ tone: 'error', text: message, duration: seconds * 1000 });
    },
  };
}
