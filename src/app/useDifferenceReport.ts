import { useEffect } from 'react';
import { takeDifferenceCounts } from '../api/differenceCounts.ts';
import { useSession } from '../session/SessionContext.tsx';
import { readStored, removeStored, writeStored } from '../session/storage.ts';
import { tellOperator } from './portalEvent.ts';

/**
 * Reports to the operator's hook, once per session, how often responses did not match the description
 * (`countDifferences`). It does so when the page is first hidden after a difference, which is the last event that
 * phones deliver reliably, or else when the session ends. A stored mark prevents another tab or a reload from reporting
 * again. Without a hook, nothing is counted while the page is being left.
 */
export function useDifferenceReport(): void {
  const session = useSession();
  useEffect(() => {
    const { id = '' } = session.state();
    let isTold = false;
    const tell = () => {
      if (isTold || !globalThis.onPortalEvent || readStored('differences_told') === id) return;
      const counts = takeDifferenceCounts();
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
      takeDifferenceCounts();
      removeStored('differences_told');
    };
  }, [session]);
}
