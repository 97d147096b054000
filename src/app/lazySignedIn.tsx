import { type ComponentType, lazy } from 'react';
import type { Portal } from '../config/portal.ts';
import { PortalProvider } from '../portal/PortalContext.tsx';
import { loadSignedInTexts } from '../text/loadTexts.ts';
import { withSecondTry } from '../widgets/withSecondTry.ts';

/** The signed-in part with the whole config, loaded once someone is signed in: visitors come without it. */
export function lazySignedIn(loadPortal: () => Promise<Portal>): ComponentType {
  return lazy(async () => {
    const [{ SignedIn }, portal] = await Promise.all([
      withSecondTry(() => import('./SignedIn.tsx')),
      withSecondTry(loadPortal),
      withSecondTry(loadSignedInTexts),
    ]);
    function Whole() {
      return (
        <PortalProvider portal={portal}>
          <SignedIn />
        </PortalProvider>
      );
    }
    return { default: Whole };
  });
}
