import { useLocation } from 'react-router-dom';
import { onPageHeightChange } from '../portal/onPageHeightChange.ts';
import { useOnChange } from '../widgets/useOnChange.ts';

/**
 * Brings the section that the address ends with (`#portfolio-activity`) into view and moves the focus to it; both stay
 * there while the page is still being filled, until the reader does something.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // The same anchor chosen again is another key.
  useOnChange(() => {
    if (hash.length < 2) return;
    const show = (behavior: ScrollBehavior) => {
      const section = document.getElementById(hash.slice(1));
      section?.scrollIntoView({ behavior });
      return section;
    };
    show('auto')?.focus({ preventScroll: true });
    return onPageHeightChange(() => {
      const section = show('instant');
      // What stood in for the section had the focus, and is gone.
      if (document.activeElement === document.body) section?.focus({ preventScroll: true });
    });
  }, [hash, key]);
}
