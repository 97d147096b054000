import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** With these the reader takes over. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section that the address ends with (`#portfolio-activity`) into view and moves the focus to it; both stay
 * there while the page is still being filled, until the reader does something.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor chosen again is another key.
  useEffect(() => {
    if (hash.length < 2) return;
    const show = () => {
      const section = document.getElementById(hash.slice(1));
      section?.scrollIntoView();
      return section;
    };
    show()?.focus({ preventScroll: true });
    const filled = new ResizeObserver(() => {
      const section = show();
      // What stood in for the section had the focus, and is gone.
      if (document.activeElement === document.body) section?.focus({ preventScroll: true });
    });
    filled.observe(document.body);
    const stop = () => {
      filled.disconnect();
      for (const input of inputs) window.removeEventListener(input, stop);
    };
    for (const input of inputs) window.addEventListener(input, stop, { passive: true });
    return stop;
  }, [hash, key]);
}
