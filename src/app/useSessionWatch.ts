import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSession, useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';

const minute = 60_000;

/**
 * Looks every hour, and when the page comes into view again, whether the session is still there (Reading R14); empties
 * the cache when it ends, here or in another tab; and says so once on the sign-in page (Reading R18).
 */
export function useSessionWatch(): void {
  const { session: times } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const { isSignedIn } = useSessionState();

  useEffect(() => {
    const check = () => session.check();
    const timer = setInterval(check, times.checkMinutes * minute);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [session, times.checkMinutes]);

  useEffect(() => {
    // Another tab has signed in or out: what is in this one's memory is another session's.
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'session_id') location.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    if (isSignedIn) return;
    void queryClient.cancelQueries({ predicate: (query) => !isPublic(query.queryKey) });
    queryClient.removeQueries({ predicate: (query) => !isPublic(query.queryKey) });
    if (session.takeEndedNotice()) toastStore.show({ tone: 'neutral', text: text.session.ended });
  }, [isSignedIn, queryClient, session]);
}

/** The host's brand belongs to no session. */
const isPublic = (queryKey: readonly unknown[]) => String(queryKey[1]).startsWith('/whitelabel/');
