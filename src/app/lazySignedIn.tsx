import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '../config/portal.ts';
import { translated } from '../config/translated.ts';
import { PortalProvider } from '../portal/PortalContext.tsx';
import { loadFurtherTexts, loadSignedInTexts } from '../text/loadTexts.ts';
import type { Failure } from '../widgets/Fence.tsx';
import { lazyComponent } from '../widgets/lazyComponent.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { WholePortalProvider } from './WholePortalContext.tsx';

/** Fetches the config as far as the first screen needs it (`homePart`), and all of it. */
export interface LoadPortal {
  home(): Promise<Portal>;
  whole(): Promise<Portal>;
}

/**
 * The signed-in part with its config and texts, in the language of a tag; loaded once someone is signed in: visitors come
 * without it. What is in `WholePortal` has the whole config.
 */
export function lazySignedIn(load: LoadPortal, tag: string): ComponentType {
  return lazyComponent(async () => {
    const [{ SignedIn }, home, translations] = await Promise.all([
      import('./SignedIn.tsx'),
      load.home(),
      loadSignedInTexts(tag),
    ]);
    const spoken = (portal: Portal) => ({ ...translated(portal, translations), locale: tag });
    const first = spoken(home);
    const WholePortal = lazyComponent<{ children: ReactNode }>(async () => {
      const [whole] = await Promise.all([load.whole(), loadFurtherTexts(tag)]);
      const portal = spoken(whole);
      return ({ children }) => <PortalProvider portal={portal}>{children}</PortalProvider>;
    }, MissingScreen);
    // Another screen than the first needs all of the config: it comes beside the list of investors, not after it.
    const { pathname } = window.location;
    if (pathname !== home.paths.home && !(pathname in home.routes.public)) WholePortal.fetch().catch(() => undefined);
    function Whole() {
      return (
        <PortalProvider portal={first}>
          <WholePortalProvider WholePortal={WholePortal}>
            <SignedIn />
          </WholePortalProvider>
        </PortalProvider>
      );
    }
    return Whole;
  }, NotLoaded);
}

/** In the frame, whose menu goes on working. */
const MissingScreen = (missing: Failure) => <NotLoaded {...missing} framed />;
