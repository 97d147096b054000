import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { onReaderInput } from '../../screen/onPageHeightChange.ts';
import { useOnChange } from '../../ui/useOnChange.ts';

/** A part of the page as last measured; its edges are pixels from the top of the page. */
interface Part {
  element: Element;
  top: number;
  bottom: number;
  isAwaited: boolean;
}

/** Content may still be drawn in steps after its response has arrived, such as the fields of a form. */
const afterwardsMs = 500;

/** What users look at: sections, chapters and cards. */
const parts = ':is(section, article, [id][tabindex="-1"])';
const isAwaited = (element: Element) => element.querySelector('[aria-busy="true"]') !== null;

function partsOf(main: HTMLElement): Part[] {
  return [...main.querySelectorAll(parts)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, top: top + window.scrollY, bottom: bottom + window.scrollY, isAwaited: isAwaited(element) };
  });
}

/**
 * The part to keep in place: the first loaded one in view, since it may be being read. If all are loading, the first
 * one that starts in view or further down, or else the last. The browser's own scroll anchoring would hold on to a
 * skeleton, which is removed.
 */
const heldOf = (known: readonly Part[], scrollY: number) =>
  known.find((part) => !part.isAwaited && part.bottom > scrollY && part.top < scrollY + window.innerHeight) ??
  known.find((part) => part.top >= scrollY) ??
  known.at(-1);

/** A part that replaced its own skeleton has the same id. */
const asDrawnNow = ({ element }: Part) => (element.isConnected ? element : document.getElementById(element.id));

/**
 * Turns off Chromium's scroll anchoring while the hook itself holds the view; on the root element this has no effect.
 */
const holdStill = (isOurs: boolean) => {
  document.body.style.overflowAnchor = isOurs ? 'none' : '';
};

const scrollDown = (top: number) => window.scrollBy({ top, behavior: 'instant' });

/** The bottom of the page's content, relative to the window. */
const endOf = (main: HTMLElement) => main.lastElementChild?.getBoundingClientRect().bottom ?? 0;

const heightOfPage = () => document.documentElement.scrollHeight;
const isAtEnd = () => window.scrollY + window.innerHeight >= heightOfPage() - 1;

/** Keeps what is in view in place while content loads above it, once the user has started to scroll. */
export function useSteadyView(main: RefObject<HTMLElement | null>, investorId: number | undefined): void {
  const { key } = useLocation();

  // Starts over for another history entry or investor.
  useOnChange(() => {
    const page = main.current;
    if (!page) return;
    let known: readonly Part[] = [];
    let scrollY = 0;
    let height = 0;
    let filledUntil = 0;
    let hasBegun = false;
    const keep = () => {
      if (!hasBegun) return;
      if (page.style.minBlockSize && endOf(page) >= window.innerHeight) page.style.minBlockSize = '';
      if (window.scrollY > 0) {
        // At the end of a page that has become shorter, the browser has scrolled, not the user.
        const isCutOff = window.scrollY < scrollY && heightOfPage() < height && isAtEnd();
        const at = isCutOff ? scrollY : window.scrollY;
        const held = heldOf(known, at);
        const now = held && asDrawnNow(held);
        if (held && now) {
          const moved = () => now.getBoundingClientRect().top - (held.top - at);
          scrollDown(moved());
          // A page that ends too early to scroll is extended with empty space until that is out of sight.
          if (moved() > 1) {
            page.style.minBlockSize = `${page.offsetHeight + moved()}px`;
            scrollDown(moved());
          }
        }
      }
      scrollY = window.scrollY;
      height = heightOfPage();
      if (isAwaited(page)) filledUntil = performance.now() + afterwardsMs;
      const isFilling = performance.now() < filledUntil;
      holdStill(isFilling);
      known = isFilling ? partsOf(page) : [];
    };
    const stopListening = onReaderInput(() => {
      hasBegun = true;
      keep();
    });
    // Runs before the next frame, so that the shift and its correction are painted together.
    const drawn = new MutationObserver(keep);
    drawn.observe(page, { childList: true, attributes: true, characterData: true, subtree: true });
    window.addEventListener('resize', keep);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      stopListening();
      drawn.disconnect();
      window.removeEventListener('resize', keep);
      window.removeEventListener('scroll', keep);
      holdStill(false);
      page.style.minBlockSize = '';
    };
  }, [key, investorId]);
}
