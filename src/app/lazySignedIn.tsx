import type { ReactNode } from 'react';
import type { Host } from '../config/host.ts';
import type { Portal } from '../config/portal.ts';
import { translated } from '../config/translated.ts';
import { PortalProvider } from '../portal/PortalContext.tsx';
import { WholePortalProvider } from '../portal/WholePortalContext.tsx';
import { loadFurtherTexts, loadSignedInTexts } from '../text/loadTexts.ts';
import type { Failure } from '../widgets/Fence.tsx';
import { type LazyComponent, lazyComponent } from '../widgets/lazyComponent.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/** Loads the part of the config that the first screen needs (`homePart`), or all of it. */
export interface LoadPortal {
  home(): Promise<Portal>;
  whole(): Promise<Portal>;
  /** What differs at this host; undefined if nothing does. */
  host?: Host | undefined;
}

/** Loads the code of the signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/**
 * The signed-in part with its config and texts in the language of `tag`. It is loaded only once a user signs in, to keep
 * the visitors' bundle small. Everything inside `WholePortal` has the whole config.
 */
export function lazySignedIn(load: LoadPortal, tag: string): LazyComponent<object> {
  return lazyComponent(async () => {
    const [{ SignedIn, portalAt }, home, translations] = await Promise.all([
      loadSignedIn(),
      load.home(),
      loadSignedInTexts(tag),
    ]);
    const spoken = (portal: Portal) => ({ ...translated(portalAt(portal, load.host), translations), locale: tag });
    const first = spoken(home);
    let portal = first;
    const WholePortal = lazyComponent<{ children: ReactNode }>(async () => {
      const [whole] = await Promise.all([load.whole(), loadFurtherTexts(tag)]);
      portal = spoken(whole);
      return ({ children }) => <PortalProvider portal={portal}>{children}</PortalProvider>;
    }, MissingScreen);
    const loadWhole = async () => {
      await WholePortal.fetch();
      return portal;
    };
    // Any screen but the first needs the whole config: load it in parallel with the list of investors.
    const { pathname } = window.location;
    if (pathname !== home.paths.home && !(pathname in home.routes.public)) WholePortal.fetch().catch(() => undefined);
    const whole = { WholePortal, loadWhole };
    function Whole() {
      return (
        <PortalProvider portal={first}>
          <WholePortalProvider value={whole}>
            <SignedIn />
          </WholePortalProvider>
        </PortalProvider>
      );
    }
    return Whole;
  }, NotLoaded);
}

/** Drawn inside the layout, whose menu stays usable. */
const MissingScreen = (missing: Failure) => <NotLoaded {...missing} framed />;
