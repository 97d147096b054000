import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnChange } from '../ui/useOnChange.ts';

/**
 * Scrolls to the top after navigating to another screen, and focuses its heading once that is drawn. After a page load
 * the focus stays at the start, before the skip link; an anchor is left to `useAnchor`; a remount in another language
 * counts as another screen.
 *
 * Screen readers read out a focused heading, so no live region announces the screen: users would hear it twice.
 */
export function useRouteFocus(isRedrawn: boolean): void {
  const { pathname, hash } = useLocation();
  const arrived = useRef(isRedrawn ? 'another language' : undefined);
  // Before the effects of the new screen: after going back, `useScrollPlace` scrolls down again from the top.
  useOnChange(
    () => {
      const isWanted = arrived.current && arrived.current !== pathname && !hash;
      if (isWanted) window.scrollTo({ top: 0, behavior: 'instant' });
      const arrive = () => {
        const heading = document.querySelector('h1');
        // An open dialog or menu holds the focus, and returns it later to whatever had it.
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
