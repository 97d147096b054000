import { useEffect } from 'react';
import { useSession } from '../client/session/SessionContext.tsx';
import { readStored, removeStored, writeStored } from '../client/session/storage.ts';
import { withSecondTry } from '../ui/withSecondTry.ts';
import { tellOperator } from './portalEvent.ts';
import { reportError } from './reportError.ts';

let counting: typeof import('../client/differenceCounts.ts') | undefined;
/** Answers that wait for the code that counts. */
const early: [operation: string, data: unknown][] = [];

/** An answer check that accepts every answer, and counts its differences where there is a hook to tell. */
export function noteDifferences(operation: string, data: unknown): true {
  if (counting) return counting.countDifferences(operation, data);
  if (globalThis.onPortalEvent && early.push([operation, data]) === 1)
    withSecondTry(() => import('../client/differenceCounts.ts')).then((loaded) => {
      counting = loaded;
      for (const answer of early.splice(0)) loaded.countDifferences(...answer);
    }, reportError);
  return true;
}

/**
 * Reports to the operator's hook, once per session, how often responses did not match the description
 * (`countDifferences`). It does so when the page is first hidden after a difference, which is the last event that
 * phones deliver reliably, or else when the session ends. A stored mark prevents another tab or a reload from reporting
 * again. Without a hook, nothing is loaded or counted.
 */
export function useDifferenceReport(): void {
  const session = useSession();
  useEffect(() => {
    const { id = '' } = session.state();
    let isTold = false;
    const tell = () => {
      if (isTold || !globalThis.onPortalEvent || readStored('differences_told') === id) return;
      const counts = counting?.takeDifferenceCounts() ?? [];
      if (counts.length === 0) return;
      isTold = true;
      writeStored('differences_told', id);
      void tellOperator({ type: 'differences', differences: counts });
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', tell);
      if (session.state().id === id) return;
      tell();
      // Later counts belong to the next session.
      early.length = 0;
      counting?.takeDifferenceCounts();
      removeStored('differences_told');
    };
  }, [session]);
}
