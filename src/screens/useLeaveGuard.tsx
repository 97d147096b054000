import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withSecondTry } from '../widgets/withSecondTry.ts';
import { guardLeaving } from './leaveGuard.ts';

const loadDialog = () => withSecondTry(() => import('./LeaveDialog.tsx'));
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }));

/**
 * Asks before a screen is left on which something was entered: by a link, by the browser's buttons, and, in the
 * browser's own words, by closing or reloading the page. What it returns is to be drawn.
 */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [leave, setLeave] = useState<() => void>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another place in the history.
  useEffect(() => {
    if (!isChanged) return;
    loadDialog().catch(() => undefined); // Asked for again where it is drawn.
    return guardLeaving({
      pathname,
      ask: (next) => setLeave(() => next),
      follow: (to) => void navigate(to),
    });
  }, [isChanged, pathname, key, navigate]);

  if (!leave) return null;
  const close = () => setLeave(undefined);
  return (
    <Suspense>
      <LeaveDialog
        onStay={close}
        onLeave={() => {
          close();
          leave();
        }}
      />
    </Suspense>
  );
}
