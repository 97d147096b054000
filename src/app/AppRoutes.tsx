import { type ComponentType, useEffect } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useSessionState } from '../client/session/SessionContext.tsx';
import { FormSection } from '../kinds/form/FormSection.tsx';
import { NoticeSection } from '../kinds/notice/NoticeSection.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { RenderersProvider } from '../screen/RenderersContext.tsx';
import type { LazyComponent } from '../ui/lazyComponent.tsx';
import { useOnChange } from '../ui/useOnChange.ts';
import { withSecondTry } from '../ui/withSecondTry.ts';
import { FormEffects } from './FormEffects.tsx';
import { Guard } from './Guard.tsx';
import { AuthLayout } from './layout/AuthLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { reportError } from './reportError.ts';
import { returnTo } from './returnTo.ts';
import { routesOf } from './routesOf.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useSessionWatch } from './useSessionWatch.ts';

/** The kinds that the config's rules allow on visitors' screens, loaded with the sign-in page. */
const visitorsDrawing = {
  renderers: { form: FormSection, notice: NoticeSection },
  useFeatures: () => ({ flags: undefined, hasFailed: false }),
};

interface AppRoutesProps {
  SignedIn: LazyComponent<object>;
  /** The page was drawn before, in another language. */
  isRedrawn: boolean;
}

/**
 * The routes of the config, each in its group's layout; `SignedIn` draws those for signed-in users. A path is the same
 * with and without a slash at its end: the slash goes before anything reads the path.
 */
export function AppRoutes(props: AppRoutesProps) {
  const { pathname, search, hash, state } = useLocation();
  const plain = pathname.replace(/(?<=.)\/+$/, '');
  if (plain !== pathname) return <Navigate to={{ pathname: plain, search, hash }} state={state} replace />;
  return <PlainRoutes {...props} />;
}

function PlainRoutes({ SignedIn, isRedrawn }: AppRoutesProps) {
  const { paths, routes } = usePortal();
  useSessionWatch();
  useEventWatch();
  useRouteFocus(isRedrawn);
  return (
    <FormEffects>
      <RenderersProvider value={visitorsDrawing}>
        <Routes>
          <Route path="/" element={<Navigate to={paths.signIn} replace />} />
          <Route element={<Visitors SignedIn={SignedIn} />}>
            <Route element={<AuthLayout />}>{routesOf(routes.public)}</Route>
          </Route>
          {/* A single route for all signed-in screens, so that navigating between them keeps the layout. */}
          <Route path="*" element={<Elsewhere SignedIn={SignedIn} />} />
        </Routes>
      </RenderersProvider>
    </FormEffects>
  );
}

/** Watches the page for the operator's hook. Without a hook nothing is loaded. */
function useEventWatch(): void {
  const { pathname } = useLocation();
  const { routes } = usePortal();
  useOnChange(() => {
    if (!globalThis.onPortalEvent) return;
    const openedAt = performance.now();
    const patterns = [...Object.keys(routes.public), ...Object.keys(routes.signedIn)];
    void withSecondTry(() => import('./watchEvents.ts'))
      .then(({ watchScreen }) => watchScreen(pathname, patterns, openedAt))
      .catch(reportError);
  }, [pathname]);
}

/** Every other URL: a signed-in screen or, for visitors, not found if no route matches. */
function Elsewhere({ SignedIn }: { SignedIn: ComponentType }) {
  const { routes } = usePortal();
  const { isSignedIn } = useSessionState();
  const { pathname } = useLocation();
  const isRoute = Object.keys(routes.signedIn).some((route) => matchPath(route, pathname));
  return isSignedIn || isRoute ? <Guard SignedIn={SignedIn} /> : <NotFound />;
}

/**
 * Redirects away from the sign-in page if the user is signed in already or has just signed in (Reading R40). Starts
 * loading the signed-in part when a field of that page is touched.
 */
function Visitors({ SignedIn }: Pick<AppRoutesProps, 'SignedIn'>) {
  const { paths } = usePortal();
  const { isSignedIn, user } = useSessionState();
  const { pathname, state } = useLocation();
  const isSignIn = pathname === paths.signIn;
  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => {
      // A failure is harmless: drawing the signed-in part loads it again.
      if (isSignIn && target instanceof HTMLInputElement) SignedIn.fetch().catch(() => undefined);
    };
    window.addEventListener('focusin', prepare);
    return () => window.removeEventListener('focusin', prepare);
  }, [isSignIn, SignedIn]);
  if (!isSignedIn || !isSignIn) return <Outlet />;
  return <Navigate to={returnTo(state, user) ?? paths.home} replace />;
}
