import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../session/SessionContext.tsx';

/**
 * Tells the other tabs of this browser when a session begins or ends, and hears it from them. The storage tells them
 * too, but not where it is full.
 */
export function useOtherTabs(): void {
  const session = useSession();
  const { id } = useSessionState();
  // Another one after each beginning and end, also of a session that could not be noted.
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
