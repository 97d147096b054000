import type { QueryClient } from '@tanstack/react-query';

/** How often to look whether the screen is drawn, in milliseconds. */
const quietMs = 2000;

/** Whether nothing on the page is still loading. A section that has its answers may still lack its code. */
const isDrawn = () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]');

/** Whether the visitor asked the browser to save data; not every browser knows. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the browser knows that it has no connection. */
export const isOffline = () => navigator.onLine === false;

/**
 * Calls `then`, for work that can wait, once the screen is drawn and no query is running; never if the visitor asked
 * the browser to save data. Returns a function that cancels it.
 */
export function whenQuiet(queryClient: QueryClient, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = setTimeout(() => {
      if (queryClient.isFetching() > 0 || !isDrawn() || isOffline()) look();
      else then();
    }, quietMs);
  };
  if (!savesData()) look();
  return () => clearTimeout(timer);
}
