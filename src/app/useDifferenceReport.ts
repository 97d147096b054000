import { useEffect } from 'react';
import { takeDifferenceCounts } from '../api/differenceCounts.ts';
import { useSession } from '../session/SessionContext.tsx';
import { readStored, removeStored, writeStored } from '../session/storage.ts';
import { reportDifferences } from './reportError.ts';

/**
 * Tells the operator's hook once in a session how often answers were not as described (`countDifferences`): when the page is
 * first hidden after some were, which is the last that a phone lets a page know, or else when the session ends. The mark is
 * there so that neither another tab nor a reload tells it again.
 */
export function useDifferenceReport(): void {
  const session = useSession();
  useEffect(() => {
    const { id = '' } = session.state();
    let isTold = false;
    const tell = () => {
      if (isTold || readStored('differences_told') === id) return;
      const counts = takeDifferenceCounts();
      if (counts.length === 0) return;
      isTold = true;
      writeStored('differences_told', id);
      reportDifferences(counts);
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
      // What the next session has, is its own.
      takeDifferenceCounts();
      removeStored('differences_told');
    };
  }, [session]);
}
