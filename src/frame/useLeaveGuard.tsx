import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { text } from '../text/text.ts';
import { lazyComponent } from '../widgets/lazyComponent.tsx';
import { PromptSuspense } from '../widgets/PromptSuspense.tsx';
import { useOnChange } from '../widgets/useOnChange.ts';
import { guardLeaving } from './leaveGuard.ts';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, BrowsersOwn);

/**
 * Asks before the user leaves a screen with unsaved input: by a link, by the browser's buttons or, in the browser's own
 * words, by closing or reloading the page. Render the returned node. The dialog is loaded together with the form:
 * later, its file may be gone because of a new version.
 */
export function useLeaveGuard({ mayAsk, isChanged }: { mayAsk: boolean; isChanged: boolean }): ReactNode {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  // As links and the browser's address have it, which may be below a path of the host.
  const [own, start] = [useHref(pathname), useHref('/').replace(/\/$/, '')];
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (mayAsk) LeaveDialog.fetch().catch(() => undefined); // Fetched again where it is drawn.
  }, [mayAsk]);

  // Another key is another history entry.
  useOnChange(() => {
    if (!isChanged) return;
    return guardLeaving({
      pathname: own,
      ask: (next) => setLeave(() => next),
      follow: (to) => void navigate(to.slice(start.length)),
    });
  }, [isChanged, own, start, key, navigate]);

  if (!leave) return null;
  const close = () => setLeave(undefined);
  return (
    <PromptSuspense>
      <LeaveDialog
        onStay={close}
        onLeave={() => {
          close();
          leave();
        }}
      />
    </PromptSuspense>
  );
}

/** Asks in the browser's own dialog if the portal's cannot be loaded. */
function BrowsersOwn({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    if (window.confirm(`${text.leave.title}\n${text.leave.text}`)) onLeave();
    else onStay();
  });
  return null;
}
