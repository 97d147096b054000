import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { onReaderInput } from '../portal/onPageHeightChange.ts';
import { useOnChange } from '../widgets/useOnChange.ts';

/** A part of the page as it was when it was last looked at; its edges are pixels from the top of the page. */
interface Part {
  element: Element;
  top: number;
  bottom: number;
  isAwaited: boolean;
}

/** An answer that is here may still be drawn in steps, such as the fields of a form. */
const afterwardsMs = 500;

/** What a reader looks at: sections, chapters and cards. */
const parts = ':is(section, article, [id][tabindex="-1"])';
const isAwaited = (element: Element) => element.querySelector('[aria-busy="true"]') !== null;

function partsOf(main: HTMLElement): Part[] {
  return [...main.querySelectorAll(parts)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, top: top + window.scrollY, bottom: bottom + window.scrollY, isAwaited: isAwaited(element) };
  });
}

/**
 * The part that is not to move: the first in view that is there already, since it may be read; where all are on their way,
 * the first that begins in view or further down, or else the last. The browser itself would hold on to a skeleton, which goes.
 */
const heldOf = (known: readonly Part[], scrollY: number) =>
  known.find((part) => !part.isAwaited && part.bottom > scrollY && part.top < scrollY + window.innerHeight) ??
  known.find((part) => part.top >= scrollY) ??
  known.at(-1);

/** A part that came in place of its own skeleton has the same id. */
const asDrawnNow = ({ element }: Part) => (element.isConnected ? element : document.getElementById(element.id));

/** Chromium adjusts the page by itself unless the body says no: what is said at the root element does not reach it. */
const holdStill = (isOurs: boolean) => {
  document.body.style.overflowAnchor = isOurs ? 'none' : '';
};

const scrollDown = (top: number) => window.scrollBy({ top, behavior: 'instant' });

/** Where what is on the page ends in the window. */
const endOf = (main: HTMLElement) => main.lastElementChild?.getBoundingClientRect().bottom ?? 0;

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** Keeps what is in view in its place while answers fill the page above it, once the reader has begun to scroll. */
export function useSteadyView(main: RefObject<HTMLElement | null>, investorId: number | undefined): void {
  const { key } = useLocation();

  // Another place of the history or another investor begins anew.
  useOnChange(() => {
    const page = main.current;
    if (!page) return;
    let known: readonly Part[] = [];
    let scrollY = 0;
    let filledUntil = 0;
    let hasBegun = false;
    const keep = () => {
      if (!hasBegun) return;
      if (page.style.minBlockSize && endOf(page) >= window.innerHeight) page.style.minBlockSize = '';
      if (window.scrollY > 0) {
        // At the end of a page that has become lower the browser has moved it, and not the reader.
        const at = window.scrollY < scrollY && isAtEnd() ? scrollY : window.scrollY;
        const held = heldOf(known, at);
        const now = held && asDrawnNow(held);
        if (held && now) {
          const moved = () => now.getBoundingClientRect().top - (held.top - at);
          scrollDown(moved());
          // A page that ends too early for that goes on with nothing, until that is out of sight.
          if (moved() > 1) {
            page.style.minBlockSize = `${page.offsetHeight + moved()}px`;
            scrollDown(moved());
          }
        }
      }
      scrollY = window.scrollY;
      if (isAwaited(page)) filledUntil = performance.now() + afterwardsMs;
      const isFilling = performance.now() < filledUntil;
      holdStill(isFilling);
      known = isFilling ? partsOf(page) : [];
    };
    const stopListening = onReaderInput(() => {
      hasBegun = true;
      keep();
    });
    // Before the next frame, where what has moved and the way back are one.
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
