import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnChange } from '../widgets/useOnChange.ts';

/**
 * Takes somebody who goes to another screen to its top, and the focus to its heading once that is drawn. A page that has
 * just been loaded keeps its focus at the start, before the skip link; an anchor has its own (`useAnchor`); one that is drawn
 * anew counts as another.
 *
 * A heading that gets the focus is read out by every screen reader, which is why no live region names the screen as well:
 * it would be heard twice.
 */
export function useRouteFocus(isRedrawn: boolean): void {
  const { pathname, hash } = useLocation();
  const arrived = useRef(isRedrawn ? 'another language' : undefined);
  // Before the effects of what is drawn: a step back leads down again from the top (`useScrollPlace`).
  useOnChange(
    () => {
      const isWanted = arrived.current && arrived.current !== pathname && !hash;
      if (isWanted) window.scrollTo({ top: 0, behavior: 'instant' });
      const arrive = () => {
        const heading = document.querySelector('h1');
        // What is open holds the focus; it gives it back to whatever has it by then.
        if (!heading || document.querySelector('[role=dialog],[role=menu]')) return;
        drawn.disconnect();
        arrived.current = pathname;
        if (!isWanted) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      };
      const drawn = new MutationObserver(arrive);
      drawn.observe(document, { childList: true, subtree: true });
      arrive();
      return () => drawn.disconnect();
    },
    [pathname],
    useLayoutEffect,
  );
}
