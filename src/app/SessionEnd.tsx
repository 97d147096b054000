import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { getProfileDetailsQueryOptions } from '../../generated/hooks/profile/profile.ts';
import { useSession } from '../client/session/SessionContext.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { timeOfDay } from '../values/date.ts';
import { text } from '../values/text/text.ts';
import type { SessionWarningProps } from './SessionWarning.tsx';

const SessionWarning = lazyComponent(async () => (await import('./SessionWarning.tsx')).SessionWarning, ToldBriefly);
const whenQuiet = 20_000;
const minute = 60_000;
const often = 5000;

/** Asks before the session ends whether to stay signed in (Reading R39); the page below stays as it is. */
export function SessionEnd() {
  const { locale } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const { nearEnd, look } = useNearEnd();
  const [dismissed, setDismissed] = useState<number>();

  useEffect(() => {
    // Fetched early: by the end of the hour a new version may have replaced the file.
    const timer = setTimeout(() => SessionWarning.fetch().catch(() => undefined), whenQuiet);
    return () => clearTimeout(timer);
  }, []);

  async function stay(): Promise<boolean> {
    await queryClient.fetchQuery(getProfileDetailsQueryOptions({}, { query: { staleTime: 0 } }));
    if (look() === nearEnd) return false;
    toastStore.show({ tone: 'success', text: text.sessionEnd.extended });
    return true;
  }

  if (nearEnd === undefined || nearEnd === dismissed) return null;
  return (
    <PromptSuspense>
      <SessionWarning
        time={timeOfDay(nearEnd, locale)}
        onStay={stay}
        onSignOut={() => session.signOut()}
        onClose={() => setDismissed(nearEnd)}
      />
    </PromptSuspense>
  );
}

/** A toast instead of the dialog, if the dialog cannot be loaded. */
function ToldBriefly({ time }: SessionWarningProps): null {
  useEffect(() => {
    toastStore.show({ tone: 'neutral', text: text.sessionEnd.ends(time), duration: 30_000 });
  }, [time]);
  return null;
}

/**
 * The time when the session ends, in milliseconds, once that is near (Reading R39); the same in every tab. Uses the
 * wall clock, which keeps running while the computer sleeps, and ends the session on time. `look` checks at once.
 */
function useNearEnd(): { nearEnd: number | undefined; look: () => number | undefined } {
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
