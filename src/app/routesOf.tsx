import { Route, useLocation } from 'react-router-dom';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { Screen } from '../screens/Screen.tsx';
import { useSessionState } from '../session/SessionContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { useInvestorName } from './useInvestorName.ts';

/** A route for each of the config's screens. */
export function routesOf(screens: Readonly<Record<string, ScreenConfig>>) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path} element={<TitledScreen screen={screen} />} />
  ));
}

/** A mistake on one screen leaves the frame as it is, and the way to the others. */
function TitledScreen({ screen }: { screen: ScreenConfig }) {
  const { pathname } = useLocation();
  const { investorId } = useSessionState();
  const name = useInvestorName();
  return (
    <ErrorBoundary key={pathname} framed>
      <Screen screen={screen} investor={{ id: investorId, name }} notFound={<NotFound framed />} />
    </ErrorBoundary>
  );
}
