import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The section being read: the last one that starts in the upper third of the window, else the first. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const line = window.innerHeight / 3;
    const isEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const drawn = ids.filter((id) => document.getElementById(id));
    const begun = drawn.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= line);
    return isEnd ? drawn.at(-1) : (begun.at(-1) ?? drawn[0]);
  });
}
