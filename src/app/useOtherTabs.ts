import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../session/SessionContext.tsx';

/**
 * Tells the other tabs of this browser when a session begins or ends, and hears it from them. The storage tells them
 * too, but not where it is full.
 */
export function useOtherTabs(): void {
  const session = useSession();
  const { id } = useSessionState();
  const told = useRef(id);
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
    if (id === told.current) return;
    told.current = id;
    channel.current?.postMessage(id ?? '');
  }, [id]);
}
