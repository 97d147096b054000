import '../client/signedInOperations.ts';
import '../client/session/md5.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useInvestorList } from '../../generated/hooks/investors/investors.ts';
import configIcons from '../../portal.config.ts?icons';
import { addAnswerCheck } from '../client/answerCheck.ts';
import { hasPromisedLists } from '../client/hasPromisedLists.ts';
import { dataOf } from '../client/queryFor.ts';
import { previousVisit } from '../client/session/previousVisit.ts';
import { useSession, useSessionState } from '../client/session/SessionContext.tsx';
import type { Data } from '../client/types.ts';
import { useFeatures } from '../client/useFeatures.ts';
import { atHost } from '../config/atHost.ts';
import type { Host } from '../config/host.ts';
import type { Portal } from '../config/portal.ts';
import { translated } from '../config/translated.ts';
import { renderers } from '../kinds/drawn.ts';
import { AllInvestors } from '../kinds/investors/AllInvestors.tsx';
import { afterCards } from '../screen/afterCards.ts';
import { PortalProvider, usePortal } from '../screen/PortalContext.tsx';
import { QueryFailure } from '../screen/QueryFailure.tsx';
import { RememberedProvider } from '../screen/RememberedContext.tsx';
import { RenderersProvider } from '../screen/RenderersContext.tsx';
import { reporting } from '../screen/reporting.ts';
import { Screen } from '../screen/Screen.tsx';
import { ScreenAnchors } from '../screen/ScreenAnchors.tsx';
import { SubjectGate } from '../screen/SubjectGate.tsx';
import { useAnchor } from '../screen/useAnchor.ts';
import { useFirstSections } from '../screen/useFirstSections.ts';
import { VisitProvider } from '../screen/VisitContext.tsx';
import { WholePortalProvider } from '../screen/WholePortalContext.tsx';
import type { Failure } from '../ui/Fence.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { addMoreIcons } from '../ui/moreIcons.ts';
import type { Translations } from '../values/text/catalogue.ts';
import { loadFurtherTexts } from '../values/text/loadTexts.ts';
import { namedDays } from '../values/today.ts';
import { CommandGuard } from './CommandGuard.tsx';
import { MainLayout } from './layout/MainLayout.tsx';
import { PlainLayout } from './layout/PlainLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { rememberedChoices } from './rememberedChoices.ts';
import { reportError } from './reportError.ts';
import { routesOf } from './routesOf.tsx';
import { SelectedInvestorContext } from './SelectedInvestorContext.ts';
import { SessionEnd } from './SessionEnd.tsx';
import { noteDifferences, useDifferenceReport } from './useDifferenceReport.ts';
import { useInvestorSwitchNotice } from './useInvestorSwitchNotice.ts';
import { usePersistedQueries } from './usePersistedQueries.ts';
import { usePreparedScreens } from './usePreparedScreens.ts';
import { Waiting } from './Waiting.tsx';

addMoreIcons(configIcons);
addAnswerCheck(hasPromisedLists);
addAnswerCheck(noteDifferences);
addAnswerCheck((id, data) => {
  // The code that notes the days which an answer names is not needed before the figures.
  if (/^(portfolio|loan|document)/.test(id)) {
    const noted = afterCards().then(async () => (await import('./noteDays.ts')).noteDays(data));
    noted.catch(reportError);
  }
  return true;
});
reporting.report = reportError;

const drawing = { renderers, SubjectGate, ScreenAnchors, useFeatures, useAnchor, useFirstSections };

/** Loads the part of the config that the first screen needs (`homePart`), or all of it. */
export interface LoadPortal {
  home(): Promise<Portal>;
  whole(): Promise<Portal>;
  /** What differs at this host; undefined if nothing does. */
  host?: Host | undefined;
}

/** The signed-in part in the language of `tag`. Everything inside `WholePortal` has the whole config. */
export function signedIn(load: LoadPortal, tag: string, home: Portal, translations: Translations): ComponentType {
  const spoken = (portal: Portal) => ({ ...translated(atHost(portal, load.host), translations), locale: tag });
  const first = spoken(home);
  let portal = first;
  const WholePortal = lazyComponent<{ children: ReactNode }>(async () => {
    const [whole] = await Promise.all([load.whole(), loadFurtherTexts(tag)]);
    portal = spoken(whole);
    return ({ children }) => <PortalProvider value={portal}>{children}</PortalProvider>;
  }, MissingScreen);
  const loadWhole = async () => {
    await WholePortal.fetch();
    return portal;
  };
  // Any screen but the first needs the whole config: load it in parallel with the list of investors.
  const { pathname } = window.location;
  if (pathname !== home.paths.home && !(pathname in home.routes.public)) WholePortal.fetch().catch(() => undefined);
  const whole = { WholePortal, loadWhole };
  return () => (
    <PortalProvider value={first}>
      <WholePortalProvider value={whole}>
        <SignedIn />
      </WholePortalProvider>
    </PortalProvider>
  );
}

/** Drawn inside the layout, whose menu stays usable. */
const MissingScreen = (missing: Failure) => <NotLoaded {...missing} framed />;

/** The signed-in part, with the renderers of its screens. */
function SignedIn() {
  // The next user has other answers.
  useEffect(() => namedDays.forget, []);
  return (
    <RenderersProvider value={drawing}>
      <RememberedProvider value={rememberedChoices}>
        <SignedInRoutes />
      </RememberedProvider>
    </RenderersProvider>
  );
}

/** The signed-in routes, drawn once the investor is known (specification, section 4, investor selection). */
function SignedInRoutes() {
  const { noInvestors, routes } = usePortal();
  const session = useSession();
  const { investorId } = useSessionState();
  usePersistedQueries();
  useDifferenceReport();
  usePreparedScreens();
  const investors = useInvestorList({}, { query: { select: dataOf, staleTime: Number.POSITIVE_INFINITY } });
  const { data, error } = investors;
  const selected = data?.investors.find((investor) => investor.investor_id === investorId);
  useInvestorSwitchNotice(selected?.name);
  useEffect(() => {
    if (data) session.chooseFrom(data);
  }, [data, session]);
  if (error) {
    return (
      <PlainLayout>
        <QueryFailure query={investors} />
      </PlainLayout>
    );
  }
  if (data?.investors.length === 0) {
    return (
      <PlainLayout>
        <Screen
          screen={noInvestors}
          investor={{ id: undefined, name: undefined, number: undefined }}
          notFound={<NotFound framed />}
          unavailable={null} // The config check ensures that this screen has no feature.
        />
      </PlainLayout>
    );
  }
  if (!data || investorId === undefined) return <Waiting />;
  return (
    <SelectedInvestorContext value={selected}>
      <Visited investors={data.investors}>
        <Routes>
          <Route element={<MainLayout investors={data} AllInvestors={AllInvestors} />}>
            {routesOf(routes.signedIn)}
            <Route path="*" element={<NotFound framed />} />
          </Route>
        </Routes>
      </Visited>
      <SessionEnd />
      <CommandGuard />
    </SelectedInvestorContext>
  );
}

/** Lets panels know when the user was last here. */
function Visited({ investors, children }: Pick<Data<'investorList'>, 'investors'> & { children: ReactNode }) {
  const { id = '' } = useSession().state();
  const [visit] = useState(() =>
    previousVisit(
      investors.map((investor) => investor.investor_id),
      id,
    ),
  );
  return <VisitProvider value={visit}>{children}</VisitProvider>;
}
