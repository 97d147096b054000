import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../client/session/createSession.ts';
import { useSession, useSessionState } from '../client/session/SessionContext.tsx';
import type { Draft, Drafts } from '../screen/drafts.ts';
import { EffectsProvider, type Newcomer } from '../screen/EffectsContext.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { createEffects } from './effects.ts';
import { resetToken } from './resetToken.ts';
import { returnTo } from './returnTo.ts';

/** Offers forms the effects that they may name, and the values that the portal fills in. */
export function FormEffects({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { mustSetPassword, investorId } = useSessionState();
  // In memory only: an email that was typed is not stored.
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [draftsAt] = useState(() => createDrafts(session));
  const linkToken = useSyncExternalStore(resetToken.subscribe, resetToken.read, resetToken.read);
  useEffect(() => {
    if (pathname !== portal.paths.newPassword) resetToken.forget();
  }, [pathname, portal]);

  const effects = createEffects({
    portal,
    session,
    queryClient,
    navigate,
    returnTo: (user) => returnTo(state, user),
    investorId,
    setNewcomer,
  });
  // After a first login, the session's own token sets the new password (Reading R12).
  const token = linkToken ?? (mustSetPassword ? session.token() : undefined);
  const supplies = { 'reset-token': token, page: usePageBefore() };
  const drafts = draftsAt(`${investorId} ${pathname}`);
  return <EffectsProvider value={{ ...effects, supplies, drafts, newcomer }}>{children}</EffectsProvider>;
}

// The maximum length that the description gives for a message's context.
const longestPage = 200;

/** The path of the signed-in screen that led to this one; this screen's own path if there is none. */
function usePageBefore(): string {
  const { routes } = usePortal();
  const { pathname } = useLocation();
  const [trail, setTrail] = useState({ here: pathname, before: pathname });
  if (trail.here === pathname) return trail.before;
  const before = trail.here in routes.public ? pathname : trail.here.slice(0, longestPage);
  setTrail({ here: pathname, before });
  return before;
}

/**
 * Keeps the input of forms that the end of a session has interrupted, in the memory of this tab and for the same user.
 * Forms on the same place take it back. A sign-out keeps nothing.
 */
function createDrafts({ state }: Pick<Session, 'state'>): (place: string) => Drafts {
  const drafts = new Map<string, Draft>();
  return (place) => {
    const keyOf = (form: string) => `${state().user} ${place} ${form}`;
    return {
      keep(form, draft) {
        const { isSignedIn, hasSignedOut, user } = state();
        if (!isSignedIn && !hasSignedOut && user) drafts.set(keyOf(form), draft);
      },
      take(form) {
        const draft = drafts.get(keyOf(form));
        drafts.delete(keyOf(form));
        return draft;
      },
    };
  };
}
