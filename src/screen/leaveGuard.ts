import { leaving } from './leaving.ts';
import { opensElsewhere } from './opensElsewhere.ts';

/** A form with unsaved input, or a command under way. */
interface Guard {
  /** The screen that links do not leave without asking; undefined where they may. */
  pathname: string | undefined;
  /** The id of the dialog that the form is in. */
  dialog?: string | undefined;
  /** Asks whether to leave; calls `leave` if so. Says `why` if the user has not asked to. */
  ask(leave: () => void, why?: string): void;
  /** Navigates to a screen of this site. */
  follow(to: string): void;
}

const guards = new Set<Guard & { index: number }>();
let isLeaving = false;
let isReturning = false;

/** The router's position in the history, which it stores in each history entry. */
function historyIndex(): number {
  const index: unknown = window.history.state?.idx;
  return typeof index === 'number' ? index : Number.NaN;
}

/** The guard of the screen that is shown. */
const screenGuard = () => [...guards].find((guard) => guard.pathname !== undefined);

/** The link to another screen of this site that a click follows in the same tab. */
function leavingLink(event: MouseEvent, pathname: string | undefined): HTMLAnchorElement | undefined {
  if (opensElsewhere(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin && link.pathname !== pathname ? link : undefined;
}

function onClick(event: MouseEvent) {
  const guard = screenGuard();
  const link = guard && !isLeaving ? leavingLink(event, guard.pathname) : undefined;
  if (!guard || !link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  guard.ask(() => {
    isLeaving = true;
    // Click the link again, for its other handlers, such as closing the menu it is in.
    if (link.isConnected) link.click();
    else guard.follow(`${link.pathname}${link.search}${link.hash}`);
    isLeaving = false;
  });
}

function onPopState(event: PopStateEvent) {
  const guard = screenGuard();
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const steps = guard ? historyIndex() - guard.index : 0;
  if (!guard || isLeaving || !steps || window.location.pathname === guard.pathname) {
    isLeaving = false;
    return;
  }
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(-steps);
  guard.ask(() => {
    isLeaving = true;
    window.history.go(steps);
  });
}

function onUnload(event: BeforeUnloadEvent) {
  if (guards.size > 0 && !leaving.isReleased) event.preventDefault();
}

leaving.step = onPopState;
leaving.isHeld = () => guards.size > 0;
leaving.ask = (leave, why) => {
  const guard = screenGuard() ?? [...guards][0];
  if (guard) guard.ask(leave, why);
  else leave();
};

/** Calls `close`, which ends the dialog, after asking if there is unsaved input in it. */
export function askToClose(dialog: string, close: () => void): void {
  const guard = [...guards].find((one) => one.dialog === dialog);
  if (guard) guard.ask(close);
  else close();
}

/** Asks before the user leaves the screen; returns a function that ends this. */
export function guardLeaving(form: Guard): () => void {
  const guard = { ...form, index: historyIndex() };
  guards.add(guard);
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', onUnload);
  };
}
