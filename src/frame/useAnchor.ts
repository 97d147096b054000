import { useLocation } from 'react-router-dom';
import { onPageHeightChange } from '../portal/onPageHeightChange.ts';
import { useOnChange } from '../widgets/useOnChange.ts';

/**
 * Scrolls the section that the URL's hash names (`#portfolio-activity`) into view and focuses it. Keeps both in place
 * while the page is still loading, until the user acts.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // Following the same anchor again gives another key.
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
      // The section's skeleton had the focus and has been removed.
      if (document.activeElement === document.body) section?.focus({ preventScroll: true });
    });
  }, [hash, key]);
}
