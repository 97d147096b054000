/** Set by the unsaved-changes guard (`guardLeaving`) once it is loaded. */
interface Leaving {
  ask?: (leave: () => void) => void;
  step?: (event: PopStateEvent) => void;
  /** Whether there is input that would be lost. */
  isHeld?: () => boolean;
  /** The page may be left without asking: the input belongs to a session that has ended. */
  isReleased: boolean;
}

export const leaving: Leaving = { isReleased: false };

// Registered at start rather than when a form is drawn: a window calls its listeners in the order in which they were
// added, capturing or not, and the router's own would run first.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => leaving.step?.(event));

/** Calls `leave`, which ends the page, after asking if there is unsaved input. */
export function askToLeave(leave: () => void): void {
  if (leaving.ask) leaving.ask(leave);
  else leave();
}
