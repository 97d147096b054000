import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSessionState } from '../session/SessionContext.tsx';
import { Waiting } from './Waiting.tsx';

/** Lets the signed-in through; others sign in first, or set their first password, and come back to where they wanted to go. */
export function Guard({ SignedIn }: { SignedIn: ComponentType }) {
  const { paths } = usePortal();
  const { isSignedIn, mustSetPassword, hasSignedOut } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (mustSetPassword) return <Navigate to={paths.newPassword} replace />;
  if (!isSignedIn) {
    const state = hasSignedOut ? undefined : { returnTo: `${pathname}${search}${hash}` };
    return <Navigate to={paths.signIn} replace state={state} />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <SignedIn />
    </Suspense>
  );
}
