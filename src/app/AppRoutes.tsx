import { Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { usePortal } from '../portal/PortalContext.tsx';
import { useTitle } from '../portal/useTitle.ts';
import { Screen } from '../screens/Screen.tsx';
import { useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { FormEffects } from './FormEffects.tsx';
import { Guard } from './Guard.tsx';
import { Message } from './Message.tsx';
import { returnTo } from './returnTo.ts';
import { useInvestorName } from './useInvestorName.ts';
import { useSessionWatch } from './useSessionWatch.ts';

/** Every route of the config, in its group's frame. */
export function AppRoutes() {
  const { paths, routes } = usePortal();
  useSessionWatch();
  return (
    <FormEffects>
      <Routes>
        <Route path="/" element={<Navigate to={paths.signIn} replace />} />
        <Route element={<Visitors />}>
          <Route element={<AuthLayout />}>{routesOf(routes.public)}</Route>
        </Route>
        <Route element={<Guard />}>{routesOf(routes.signedIn)}</Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </FormEffects>
  );
}

function routesOf(screens: Readonly<Record<string, ScreenConfig>>) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path} element={<TitledScreen screen={screen} />} />
  ));
}

function TitledScreen({ screen }: { screen: ScreenConfig }) {
  return <Screen screen={screen} investor={useInvestorName()} notFound={<NotFound framed />} />;
}

/** The sign-in page is not for those who are signed in already, or have just done it (Reading R40). */
function Visitors() {
  const { paths } = usePortal();
  const { isSignedIn } = useSessionState();
  const { pathname, state } = useLocation();
  if (!isSignedIn || pathname !== paths.signIn) return <Outlet />;
  return <Navigate to={returnTo(state) ?? paths.home} replace />;
}

function NotFound({ framed = false }: { framed?: boolean }) {
  const { paths } = usePortal();
  const { isSignedIn } = useSessionState();
  useTitle(text.screens.notFound);
  return (
    <Message title={text.screens.notFound} hint={text.screens.notFoundHint} framed={framed}>
      <Link to={isSignedIn ? paths.home : paths.signIn}>
        {isSignedIn ? text.screens.toOverview : text.screens.toSignIn}
      </Link>
    </Message>
  );
}
