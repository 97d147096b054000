import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { keepAnswers, restoreAnswers } from './persistedQueries.ts';

const pauseMs = 1000;
// The file that this is in is named after the content of all files of the build that it needs.
const build = import.meta.url;

/**
 * Brings back what this session's answers were before the page was loaded, and keeps those that come, for at most a day
 * (specification, section 9; Reading R20).
 */
export function usePersistedQueries(): void {
  const { persist: ids } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const [keeping] = useState(() => {
    const all = { session, sessionId: session.state().id, queryClient, ids, build };
    // Before anything below asks for it.
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
