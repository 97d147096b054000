import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';
import { useOnChange } from '../ui/useOnChange.ts';
import { text } from '../values/text/text.ts';
import { FormDialogContext } from './FormDialogContext.ts';
import type { LeaveDialogProps, LeaveWords } from './LeaveDialog.tsx';
import { guardLeaving } from './leaveGuard.ts';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, BrowsersOwn);

interface Leaving {
  mayAsk: boolean;
  /** Whether something would be lost now. */
  isChanged: boolean;
  /** Whether nothing is lost on the way to another screen. */
  mayMove?: boolean;
  /** The question, if it is not about what was entered. */
  words?: LeaveWords | undefined;
}

/**
 * Asks before the user leaves a screen with unsaved input, or closes the dialog that it is in (`FormDialog`): by a link,
 * by the browser's buttons, by a switch of the investor or, in the browser's own words, by closing or reloading the
 * page. Render the returned node. The dialog is loaded together with the form: later, its file may be gone because of a
 * new version.
 */
export function useLeaveGuard({ mayAsk, isChanged, mayMove = false, words }: Leaving): ReactElement | null {
  const dialog = useContext(FormDialogContext)?.id;
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  // As links and the browser's address have it, which may be below a path of the host.
  const [own, start] = [useHref(pathname), useHref('/').replace(/\/$/, '')];
  const [asked, setAsked] = useState<{ leave: () => void; why: string | undefined }>();

  useEffect(() => {
    if (mayAsk) LeaveDialog.fetch().catch(() => undefined); // Fetched again where it is drawn.
  }, [mayAsk]);

  // Another key is another history entry.
  useOnChange(() => {
    if (!isChanged) return;
    return guardLeaving({
      pathname: mayMove ? undefined : own,
      dialog,
      ask: (leave, why) => setAsked({ leave, why }),
      follow: (to) => void navigate(to.slice(start.length)),
    });
  }, [isChanged, own, start, key, dialog, navigate]);

  if (!asked) return null;
  const close = () => setAsked(undefined);
  return (
    <PromptSuspense>
      <LeaveDialog
        words={words ?? (dialog ? text.discard : text.leave)}
        why={asked.why}
        onStay={close}
        onLeave={() => {
          close();
          asked.leave();
        }}
      />
    </PromptSuspense>
  );
}

/** Asks in the browser's own dialog if the portal's cannot be loaded. */
function BrowsersOwn({ words, why, onStay, onLeave }: LeaveDialogProps): null {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    if (window.confirm([words.title, why, words.text].filter(Boolean).join('\n'))) onLeave();
    else onStay();
  });
  return null;
}
