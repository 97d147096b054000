import { type LazyComponent, lazyComponent } from '../ui/lazyComponent.tsx';
import { loadSignedInTexts } from '../values/text/loadTexts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { LoadPortal } from './SignedIn.tsx';

/** Loads the code of the signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/**
 * The signed-in part with its config and texts in the language of `tag`. It is loaded only once a user signs in, to keep
 * the visitors' bundle small.
 */
export function lazySignedIn(load: LoadPortal, tag: string): LazyComponent<object> {
  return lazyComponent(async () => {
    const [{ signedIn }, home, translations] = await Promise.all([loadSignedIn(), load.home(), loadSignedInTexts(tag)]);
    return signedIn(load, tag, home, translations);
  }, NotLoaded);
}
