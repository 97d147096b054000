import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSessionState } from '../session/SessionContext.tsx';
import { PromptSuspense } from '../widgets/PromptSuspense.tsx';
import { LoadAnew } from './LoadAnew.tsx';
import { Waiting } from './Waiting.tsx';

/** Lets the signed-in through; others sign in first, or set their first password, and come back to where they wanted to go. */
export function Guard({ SignedIn }: { SignedIn: ComponentType }) {
  const { paths } = usePortal();
  const { isSignedIn, mustSetPassword, hasSignedOut, isSuperseded, id } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (mustSetPassword) return <Navigate to={paths.newPassword} replace />;
  if (isSignedIn) {
    return (
      <PromptSuspense fallback={<Waiting />}>
        <SignedIn />
      </PromptSuspense>
    );
  }
  // Whoever signs in next begins at the start; who has signed in meanwhile goes on where this tab was.
  if (isSuperseded) return <LoadAnew at={id === undefined ? paths.signIn : undefined} />;
  if (hasSignedOut) return <LoadAnew at={paths.signIn} />;
  return <Navigate to={paths.signIn} replace state={{ returnTo: `${pathname}${search}${hash}` }} />;
}
