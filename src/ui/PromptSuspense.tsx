import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';

let arrivals = 0;
const listeners = new Set<() => void>();
const arrived = () => arrivals;

function onArrival(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells suspended components that their code has arrived, after React has been notified. */
export function tellArrival(): void {
  setTimeout(() => {
    arrivals += 1;
    for (const listener of listeners) listener();
  });
}

/**
 * `Suspense` that replaces its fallback as soon as the code has arrived. React alone shows a fallback for at least 0.3
 * s, again for each piece of code that loads another; an update of an external store is not delayed.
 */
export function PromptSuspense(props: SuspenseProps) {
  useSyncExternalStore(onArrival, arrived, arrived);
  return <Suspense {...props} />;
}
