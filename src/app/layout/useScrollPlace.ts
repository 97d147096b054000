import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { onPageHeightChange } from '../../screen/onPageHeightChange.ts';
import { useOnChange } from '../../ui/useOnChange.ts';

const mark = 'scroll_place';

/** The key of a history entry, and its scroll position. */
type Place = [key: string, top: number];

/** Stores the scroll position at which the page is left, for this tab. Does nothing if storage is forbidden. */
function keepForReload(place: Place): void {
  try {
    sessionStorage.setItem(mark, JSON.stringify(place));
  } catch {}
}

/** The stored position, only after a reload: on any other page, the same key may belong to another entry. */
function keptForReload(): Place[] {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // By its type.
  if (load?.type !== 'reload') return [];
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(mark) ?? 'null');
    return place ? [place] : [];
  } catch {
    return [];
  }
}

/** The scroll position of each history entry, by the router's key. */
const places = new Map<string, number>(keptForReload());

/**
 * Restores the scroll position after going back or forward and after a reload, even if the content has to load again:
 * the browser's own restoration gives up while the page is too short. It overrides an anchor, which applied on the
 * first visit.
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

  // Every history entry has its own key.
  useOnChange(() => {
    // If the browser itself follows an anchor, such as the skip link's, the router has no key.
    const hasKey = () => history.state !== null;
    const place = isBack && hasKey() ? places.get(key) : undefined;
    const restore = () => {
      if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    };
    const remember = () => {
      if (hasKey()) places.set(key, window.scrollY);
    };
    restore();
    // Measuring during drawing would make the browser lay the page out twice.
    const frame = requestAnimationFrame(remember);
    const stop = place === undefined ? undefined : onPageHeightChange(restore);
    window.addEventListener('scroll', remember, { passive: true });
    const keep = () => keepForReload([key, places.get(key) ?? 0]);
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
}
