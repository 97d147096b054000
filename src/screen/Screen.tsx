import { type ReactElement, type ReactNode, useContext, useState } from 'react';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BesideTitleProvider } from './BesideTitle.tsx';
import { featureState } from './featureState.ts';
import { InvestorProvider, type InvestorShown } from './InvestorContext.tsx';
import { Link } from './Link.tsx';
import { usePortal } from './PortalContext.tsx';
import {
  useFirstSections,
  usePreloadedRenderers,
  useScreenAnchor,
  useScreenAnchors,
  useScreenFeatures,
  useSubjectGate,
} from './RenderersContext.tsx';
import styles from './Screen.module.css';
import { ScreenHeadProvider } from './ScreenHead.tsx';
import { ScreenTitleProvider } from './SectionFrame.tsx';
import { Sections } from './Sections.tsx';
import { UpdatedPlaceContext } from './UpdatedPlaceContext.ts';
import { useTitle } from './useTitle.ts';

interface ScreenProps {
  screen: ScreenConfig;
  /** Used in the page title, in exported files, and for queries with the investor's id in their path. */
  investor: InvestorShown;
  /** Shown instead if the screen's subject does not exist. */
  notFound: ReactElement;
  /** Shown instead if the screen's feature is off for the investor. */
  unavailable: ReactElement | null;
}

/** Draws any screen of the config: its sections, one below the other. */
export function Screen({ screen, investor, notFound, unavailable }: ScreenProps) {
  const Ready = usePreloadedRenderers(screen.sections);
  const SubjectGate = useSubjectGate();
  const state = featureState(screen.feature, useScreenFeatures(screen.feature !== undefined));
  if (state === 'off') return unavailable;
  if (state === 'unknown') return <Awaited />;
  return (
    <PromptSuspense fallback={<Awaited />}>
      {screen.subject && SubjectGate ? (
        <SubjectGate
          subject={screen.subject}
          notFound={notFound}
          frame={(failure) => (
            <Frame screen={screen} title={screen.title} investor={investor}>
              {failure}
            </Frame>
          )}
        >
          {(name) => (
            <Ready>
              <Body screen={screen} title={name || screen.title} investor={investor} />
            </Ready>
          )}
        </SubjectGate>
      ) : (
        <Ready>
          <Body screen={screen} title={screen.title} investor={investor} />
        </Ready>
      )}
    </PromptSuspense>
  );
}

function Awaited() {
  return (
    <Loading>
      <Skeleton lines={8} />
    </Loading>
  );
}

interface BodyProps {
  screen: ScreenConfig;
  title: string;
  investor: InvestorShown;
}

function Body(props: BodyProps) {
  const { screen } = props;
  const ScreenAnchors = useScreenAnchors();
  useScreenAnchor();
  const first = useFirstSections(screen.sections);
  return (
    <Frame {...props}>
      {screen.anchors && ScreenAnchors && <ScreenAnchors sections={screen.sections} />}
      <Sections sections={screen.sections} first={first} />
    </Frame>
  );
}

/** The screen's heading and back link, above its content. */
function Frame({ screen, title, investor, children }: BodyProps & { children: ReactNode }) {
  useTitle(title, investor.name);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const updated = <div ref={useContext(UpdatedPlaceContext)} />;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {screen.back && <BackLine to={screen.back}>{updated}</BackLine>}
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <div ref={setBeside} className={styles.beside} />
        {!screen.back && updated}
        <div ref={setPlace} className={styles.place} />
      </header>
      <BesideTitleProvider value={beside}>
        <ScreenTitleProvider value={title}>
          <ScreenHeadProvider value={place}>
            <InvestorProvider investor={investor}>{children}</InvestorProvider>
          </ScreenHeadProvider>
        </ScreenTitleProvider>
      </BesideTitleProvider>
    </div>
  );
}

/** The line with a link to the parent screen, labelled with that screen's title, and what stands at its end. */
function BackLine({ to, children }: { to: string; children: ReactElement }) {
  const { routes } = usePortal();
  const { title } = routes.signedIn[to] ?? routes.public[to] ?? {};
  return (
    <div className={styles.backLine}>
      <Link className={styles.back} to={to}>
        <Icon name="previous" size="sm" />
        <span>{title}</span>
      </Link>
      {children}
    </div>
  );
}
