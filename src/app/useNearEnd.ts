import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../client/session/SessionContext.tsx';
import { usePortal } from '../screen/PortalContext.tsx';

const minute = 60_000;
const often = 5000;

/**
 * The time when the session ends, in milliseconds, once that is near (Reading R39); the same in every tab. Uses the
 * wall clock, which keeps running while the computer sleeps, and ends the session on time. `look` checks at once.
 */
export function useNearEnd(): { nearEnd: number | undefined; look: () => number | undefined } {
  const { session: times } = usePortal();
  const session = useSession();
  const [nearEnd, setNearEnd] = useState<number>();

  const look = useCallback(() => {
    const end = session.endsAt();
    const left = end === undefined ? Number.POSITIVE_INFINITY : end - Date.now();
    if (left <= 0) session.check();
    const near = left > 0 && left <= times.warnMinutes * minute ? end : undefined;
    setNearEnd(near);
    return near;
  }, [session, times.warnMinutes]);

  useEffect(() => {
    look();
    const timer = setInterval(look, often);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', look);
    };
  }, [look]);

  return { nearEnd, look };
}
