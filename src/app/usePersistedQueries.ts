import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../client/session/SessionContext.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { pageVersion } from '../screen/pageVersion.ts';
import { keepAnswers, restoreAnswers } from './persistedQueries.ts';

const pauseMs = 1000;

/**
 * Restores this session's responses from before the page was loaded, and stores new ones, for a day at most
 * (specification, section 9; Reading R20).
 */
export function usePersistedQueries(): void {
  const { persist: ids } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const [keeping] = useState(() => {
    const all = { session, sessionId: session.state().id, queryClient, ids, build: pageVersion() };
    // Before any component below requests them.
    restoreAnswers(all);
    return all;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      keepAnswers(keeping);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      const isNews = event.type === 'updated' && ['success', 'invalidate'].includes(event.action.type);
      if (isNews || event.type === 'removed') timer ??= setTimeout(keep, pauseMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [keeping, queryClient]);
}
