import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../client/session/SessionContext.tsx';

/**
 * Tells the other tabs of this browser when a session starts or ends, and listens to them. Storage events do so as
 * well, but not if the storage is full.
 */
export function useOtherTabs(): void {
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
