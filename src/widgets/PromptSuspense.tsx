import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';

let arrivals = 0;
const listeners = new Set<() => void>();

function onArrival(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that code has arrived which something may be suspended for, once React has heard of it. */
export function tellArrival(): void {
  setTimeout(() => {
    arrivals += 1;
    for (const listener of listeners) listener();
  });
}

/**
 * `Suspense` that shows what it waited for as soon as its code has arrived. React by itself lets a fallback stand for at
 * least 0.3 s, again and again where one piece of code asks for the next; an update from outside is not held back.
 */
export function PromptSuspense(props: SuspenseProps) {
  useSyncExternalStore(onArrival, () => arrivals);
  return <Suspense {...props} />;
}
