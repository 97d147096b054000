import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/**
 * The section being read: the last one that starts in the upper third of the window, else the first. Of several side by
 * side, it is the one that the address names, else the first.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const line = window.innerHeight / 3;
    const isEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const drawn = ids.flatMap((id) => {
      const element = document.getElementById(id);
      return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
    });
    const read = isEnd ? drawn.at(-1) : (drawn.findLast(({ top }) => top <= line) ?? drawn[0]);
    const beside = drawn.filter(({ top }) => top === read?.top).map(({ id }) => id);
    return beside.find((id) => window.location.hash === `#${id}`) ?? beside[0];
  });
}
