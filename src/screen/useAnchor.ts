import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOnChange } from '../ui/useOnChange.ts';
import { onPageHeightChange, onReaderInput } from './onPageHeightChange.ts';

/**
 * Scrolls the section that the URL's hash names (`#portfolio-activity`) into view and focuses it: smoothly from
 * elsewhere on the screen; at once on a screen that has just been opened, after a step back, and while something is
 * loading. Keeps both in place while the page is still loading, until the user acts.
 */
export function useAnchor(): void {
  useFocusGivenUp();
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const queries = useQueryClient();
  const isOpening = useRef(true);
  // Following the same anchor again gives another key.
  useOnChange(() => {
    const wasOpening = isOpening.current;
    isOpening.current = false;
    if (hash.length < 2) return;
    let isReached = false;
    const show = (behavior: ScrollBehavior) => {
      const section = document.getElementById(hash.slice(1));
      section?.scrollIntoView({ behavior });
      if (!isLost()) return;
      section?.focus({ preventScroll: true });
      // A section that waits for one above it is hidden until then, and cannot have the focus.
      isReached ||= section !== null && document.activeElement === section;
    };
    // The section is not drawn yet, or its skeleton had the focus and has been removed.
    const isLost = () => !isReached || document.activeElement === document.body;
    // A page that still grows or shrinks would interrupt a smooth scroll with a jump, to which Chromium adds the rest.
    const isSmooth = !wasOpening && !isBack && queries.isFetching() === 0;
    show(isSmooth ? 'auto' : 'instant');
    const jump = () => show('instant');
    const stopListening = isSmooth ? onScrollEnd(jump) : undefined;
    const stopWatching = onPageHeightChange(jump, isLost);
    return () => {
      stopListening?.();
      stopWatching();
    };
  }, [hash, key]);
}

/** Calls `listener` once the page has stopped scrolling, unless the user acts. Whatever moves it ends a smooth scroll. */
function onScrollEnd(listener: () => void): () => void {
  window.addEventListener('scrollend', listener, { once: true });
  const stopListening = onReaderInput(() => window.removeEventListener('scrollend', listener));
  return () => {
    window.removeEventListener('scrollend', listener);
    stopListening();
  };
}

/** Gives up the focus before the screen goes: the browser would lay out the rest of the page for it. */
function useFocusGivenUp(): void {
  useLayoutEffect(
    () => () => {
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.closest('main')) active.blur();
    },
    [],
  );
}
