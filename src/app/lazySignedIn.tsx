import { type ComponentType, lazy } from 'react';
import type { Portal } from '../config/portal.ts';
import { translated } from '../config/translated.ts';
import { PortalProvider } from '../portal/PortalContext.tsx';
import { languageOf } from '../text/language.ts';
import { loadSignedInTexts } from '../text/loadTexts.ts';
import { withSecondTry } from '../widgets/withSecondTry.ts';

/**
 * The signed-in part with the whole config and its texts, in the language of a tag; loaded once someone is signed in:
 * visitors come without it.
 */
export function lazySignedIn(loadPortal: () => Promise<Portal>, tag: string): ComponentType {
  return lazy(async () => {
    const [{ SignedIn }, portal, translations] = await Promise.all([
      withSecondTry(() => import('./SignedIn.tsx')),
      withSecondTry(loadPortal),
      withSecondTry(() => loadSignedInTexts(languageOf(tag) ?? 'en')),
    ]);
    const spoken = { ...translated(portal, translations), locale: tag };
    function Whole() {
      return (
        <PortalProvider portal={spoken}>
          <SignedIn />
        </PortalProvider>
      );
    }
    return { default: Whole };
  });
}
