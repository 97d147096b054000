import { Route, useLocation } from 'react-router-dom';
import { useSessionState } from '../client/session/SessionContext.tsx';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { Link } from '../screen/Link.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useTitle } from '../screen/useTitle.ts';
import { useWholePortal } from '../screen/WholePortalContext.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { text } from '../values/text/text.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Message } from './Message.tsx';
import { NotFound } from './NotFound.tsx';
import { useSelectedInvestor } from './SelectedInvestorContext.ts';
import { Waiting } from './Waiting.tsx';

/** Whether a screen's sections have loaded; every screen of a checked config has at least one. */
const isHere = ({ sections }: ScreenConfig): boolean => sections.length > 0;

/** Returns a route for each of the config's screens. */
export function routesOf(screens: Readonly<Record<string, ScreenConfig>>) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path} element={<FencedScreen path={path} screen={screen} />} />
  ));
}

interface ScreenProps {
  path: string;
  screen: ScreenConfig;
}

/** An error on one screen leaves the layout and its menu usable. */
function FencedScreen({ path, screen }: ScreenProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} framed>
      {isHere(screen) ? <TitledScreen screen={screen} /> : <AwaitedScreen path={path} />}
    </ErrorBoundary>
  );
}

/** A screen whose sections are part of the whole config, which may still be loading. */
function AwaitedScreen({ path }: Pick<ScreenProps, 'path'>) {
  const { WholePortal } = useWholePortal();
  return (
    <PromptSuspense fallback={<Waiting framed />}>
      <WholePortal>
        <FoundScreen path={path} />
      </WholePortal>
    </PromptSuspense>
  );
}

function FoundScreen({ path }: Pick<ScreenProps, 'path'>) {
  const screen = usePortal().routes.signedIn[path];
  return screen && <TitledScreen screen={screen} />;
}

function TitledScreen({ screen }: Pick<ScreenProps, 'screen'>) {
  const { investorId } = useSessionState();
  const selected = useSelectedInvestor();
  return (
    <Screen
      screen={screen}
      investor={{ id: investorId, name: selected?.name, number: selected?.investor_number }}
      notFound={<NotFound framed />}
      unavailable={<Unavailable title={screen.title} />}
    />
  );
}

/** The page for a screen whose feature is off for the selected investor (Reading R17), with a link to continue. */
function Unavailable({ title }: { title: string }) {
  const { paths } = usePortal();
  useTitle(title);
  return (
    <Message title={text.features.unavailable(title)} hint={text.features.unavailableHint} framed>
      <Link to={paths.home}>{text.screens.toOverview}</Link>
    </Message>
  );
}
