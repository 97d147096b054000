import { type ComponentType, useEffect } from 'react';
import { Navigate, useHref, useLocation } from 'react-router-dom';
import { useSessionState } from '../client/session/SessionContext.tsx';
import { leaving } from '../screen/leaving.ts';
import { usePortal } from '../screen/PortalContext.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * Draws the signed-in part. Other users are redirected to sign in, or to set their first password, and then return to
 * the URL they asked for.
 */
export function Guard({ SignedIn }: { SignedIn: ComponentType }) {
  const { paths } = usePortal();
  const { isSignedIn, mustSetPassword, hasSignedOut, isSuperseded, id, user } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (mustSetPassword && paths.newPassword) return <Navigate to={paths.newPassword} replace />;
  if (isSignedIn) {
    return (
      <PromptSuspense fallback={<Waiting />}>
        <SignedIn />
      </PromptSuspense>
    );
  }
  // The next user to sign in starts at the home screen; a user who has signed in elsewhere continues where this tab
  // was.
  if (isSuperseded) return <LoadAnew at={id === undefined ? paths.signIn : undefined} />;
  if (hasSignedOut) return <LoadAnew at={paths.signIn} />;
  return <Navigate to={paths.signIn} replace state={{ returnTo: `${pathname}${search}${hash}`, whose: user }} />;
}

/**
 * Reloads the page, here or `at` another path, to discard what a session leaves behind: data in memory, running
 * requests and the browser's copies of the page.
 */
function LoadAnew({ at }: { at: string | undefined }) {
  // While offline, the loaded page is better than none.
  const isSoft = at !== undefined && !navigator.onLine;
  // The portal may be served below a path of its host.
  const href = useHref(at ?? '');
  useEffect(() => {
    leaving.isReleased = true;
    if (isSoft) return;
    if (at === undefined) location.reload();
    else location.replace(href);
  }, [at, href, isSoft]);
  return isSoft ? <Navigate to={at} replace /> : null;
}
