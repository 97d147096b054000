import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { featureState } from '../portal/featureState.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { useTitle } from '../portal/useTitle.ts';
import { Icon } from '../widgets/Icon.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { PromptSuspense } from '../widgets/PromptSuspense.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { InvestorProvider, type InvestorShown } from './InvestorContext.tsx';
import { usePreloadedRenderers, useScreenFeatures, useSubjectGate } from './RenderersContext.tsx';
import styles from './Screen.module.css';
import { Sections } from './Sections.tsx';
import { useAnchor } from './useAnchor.ts';

interface ScreenProps {
  screen: ScreenConfig;
  /** Whose page it is, for its title, for what is saved from it and for what is asked by the investor's id. */
  investor: InvestorShown;
  /** Stands in its place where its subject does not exist. */
  notFound: ReactNode;
  /** Stands in its place where its feature is off for the investor. */
  unavailable: ReactNode;
}

/** The one screen there is: the sections of a route's config, one below the other. */
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
            <Frame screen={screen} title={screen.title} investor={investor} isNamed>
              {failure}
            </Frame>
          )}
        >
          {(name) => (
            <Ready>
              <Body screen={screen} title={name || screen.title} investor={investor} isNamed />
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
  /** Headed by its subject's name; otherwise the first section's title says it. */
  isNamed?: boolean;
}

function Body(props: BodyProps) {
  const { screen, investor } = props;
  useAnchor();
  return (
    <Frame {...props}>
      <InvestorProvider investor={investor}>
        <Sections sections={screen.sections} />
      </InvestorProvider>
    </Frame>
  );
}

/** The screen's title and its way back, above what it holds. */
function Frame({ screen, title, investor, isNamed = false, children }: BodyProps & { children: ReactNode }) {
  useTitle(title, investor.name);
  return (
    <div className={styles.screen}>
      <header className={isNamed || screen.back ? styles.head : 'visuallyHidden'}>
        {screen.back && <BackLink to={screen.back} />}
        <h1 className={styles.title}>{title}</h1>
      </header>
      {children}
    </div>
  );
}

/** The way to the screen that this one belongs to, by that one's name. */
function BackLink({ to }: { to: string }) {
  const { routes } = usePortal();
  const { title } = routes.signedIn[to] ?? routes.public[to] ?? {};
  return (
    <Link className={styles.back} to={to}>
      <Icon name="previous" size="sm" />
      {title}
    </Link>
  );
}
