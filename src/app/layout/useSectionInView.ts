import { useEffect, useState } from 'react';
import { inNextFrame } from '../../ui/onResize.ts';

/** The last section that starts in the upper third of the window, else the first; at the end of the page, the last. */
function sectionInView(ids: readonly string[]): string | undefined {
  const line = window.innerHeight / 3;
  const isEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  // The menu's order may differ from that of the screen.
  const drawn = ids
    .flatMap((id) => {
      const element = document.getElementById(id);
      return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
    })
    .sort((one, other) => one.top - other.top);
  const read = isEnd ? drawn.at(-1) : (drawn.findLast(({ top }) => top <= line) ?? drawn[0]);
  const beside = drawn.filter(({ top }) => top === read?.top).map(({ id }) => id);
  return beside.find((id) => window.location.hash === `#${id}`) ?? beside[0];
}

/**
 * The section being read: the last one that starts in the upper third of the window, else the first. Of several side by
 * side, it is the one that the address names, else the first. It is known from the next frame on: measuring during
 * drawing would make the browser lay the page out twice.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const { ask: look, cancel } = inNextFrame(() => setInView(sectionInView(ids)));
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    // Loading content moves the sections without a scroll event.
    const height = new ResizeObserver(look);
    height.observe(document.body);
    return () => {
      height.disconnect();
      cancel();
      for (const event of events) window.removeEventListener(event, look);
    };
  });
  return inView;
}
