import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { onPageHeightChange } from '../portal/onPageHeightChange.ts';
import { useOnChange } from '../widgets/useOnChange.ts';

/** How far down each place of the history was left, by the router's key of it. */
const places = new Map<string, number>();

/**
 * A step back or forward leads to where the page was left, also where what it shows has to be asked for again: the
 * browser's own way gives up while the page is not high enough. It goes before an anchor, which led there the first time.
 */
export function useScrollPlace(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Every place of the history has its own key.
  useOnChange(() => {
    // Where the browser itself follows an anchor, as that of the skip link, the router has no key of its own.
    const hasKey = () => history.state !== null;
    const place = isBack && hasKey() ? places.get(key) : undefined;
    const restore = () => {
      if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    };
    const remember = () => {
      if (hasKey()) places.set(key, window.scrollY);
    };
    restore();
    remember();
    const stop = onPageHeightChange(restore);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key]);
}
