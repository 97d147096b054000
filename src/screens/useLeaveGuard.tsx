import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLeavingReleased } from './leaveRelease.ts';
import { withSecondTry } from './withSecondTry.ts';

const loadDialog = () => withSecondTry(() => import('./LeaveDialog.tsx'));
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }));

/** Where the router is in the history; it keeps that in each entry. */
function historyIndex(): number {
  const index: unknown = window.history.state?.idx;
  return typeof index === 'number' ? index : Number.NaN;
}

/** The link that a click follows to another screen of this site, in this very tab. */
function leavingLink(event: MouseEvent, pathname: string): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin && link.pathname !== pathname ? link : undefined;
}

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
    const index = historyIndex();
    let isLeaving = false;
    let isReturning = false;

    const onClick = (event: MouseEvent) => {
      const link = isLeaving ? undefined : leavingLink(event, pathname);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        isLeaving = true;
        // The link itself, for what else hangs on it, such as closing the menu it is in.
        if (link.isConnected) link.click();
        else void navigate(`${link.pathname}${link.search}${link.hash}`);
      });
    };

    const onPopState = (event: PopStateEvent) => {
      const steps = historyIndex() - index;
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (isLeaving || !steps || window.location.pathname === pathname) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      setLeave(() => () => {
        isLeaving = true;
        window.history.go(steps);
      });
    };

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingReleased()) event.preventDefault();
    };

    // Before the router's own, which would follow at once.
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('beforeunload', onUnload);
    };
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
