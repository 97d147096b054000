import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../client/session/SessionContext.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { text } from '../values/text/text.ts';

const minute = 60_000;

/**
 * Checks every `checkMinutes`, and when the page becomes visible again, whether the session still exists (Reading R14).
 * Clears the cache when it ends, here or in another tab, and shows that once on the sign-in page (Readings R18, R43).
 */
export function useSessionWatch(): void {
  const { session: times } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const { isSignedIn } = useSessionState();
  useOtherTabs();

  useEffect(() => {
    const check = () => session.syncWithOtherTabs();
    const timer = setInterval(check, times.checkMinutes * minute);
    document.addEventListener('visibilitychange', check);
    // After going back to a page that the browser kept in memory.
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [session, times.checkMinutes]);

  useEffect(() => {
    if (isSignedIn) return;
    void queryClient.cancelQueries({ predicate: (query) => !isPublic(query.queryKey) });
    queryClient.removeQueries({ predicate: (query) => !isPublic(query.queryKey) });
    // The variables of mutations contain what was sent, such as passwords.
    queryClient.getMutationCache().clear();
    const [hasEnded, isForeign] = [session.takeEndedNotice(), session.takeForeignNotice()];
    if (isForeign) toastStore.show({ tone: 'neutral', text: text.session.foreign });
    else if (hasEnded) toastStore.show({ tone: 'neutral', text: text.session.ended });
  }, [isSignedIn, queryClient, session]);
}

/** The host's brand does not depend on a session. */
const isPublic = (queryKey: readonly unknown[]) => String(queryKey[1]).startsWith('/whitelabel/');

/**
 * Tells the other tabs of this browser when a session starts or ends, and listens to them. Storage events do so as
 * well, but not if the storage is full.
 */
function useOtherTabs(): void {
  const session = useSession();
  const { id } = useSessionState();
  // A new epoch after each start and end, even for a session that could not be stored.
  const epoch = session.epoch('user');
  const told = useRef(epoch);
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    channel.current = new BroadcastChannel('session');
    channel.current.onmessage = ({ data }: MessageEvent<unknown>) => session.check(String(data));
    const onStorage = () => session.check();
    window.addEventListener('storage', onStorage);
    return () => {
      channel.current?.close();
      window.removeEventListener('storage', onStorage);
    };
  }, [session]);

  useEffect(() => {
    if (epoch === told.current) return;
    told.current = epoch;
    channel.current?.postMessage(id ?? '');
  }, [epoch, id]);
}
