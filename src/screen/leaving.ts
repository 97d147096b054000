/** Set by the unsaved-changes guard (`guardLeaving`) once it is loaded. */
interface Leaving {
  /** Asks whether to leave, and says `why` if the user has not asked to. */
  ask?: (leave: () => void, why?: string) => void;
  step?: (event: PopStateEvent) => void;
  /** Whether there is input that would be lost, or a command under way. */
  isHeld?: () => boolean;
  /** The page may be left without asking: the input belongs to a session that has ended. */
  isReleased: boolean;
}

export const leaving: Leaving = { isReleased: false };

// Registered at start rather than when a form is drawn: a window calls its listeners, capturing or not, in the order in
// which they were added, so the router's own would otherwise run first.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => leaving.step?.(event));

/** Calls `leave`, which ends the page, after asking if there is unsaved input or a command under way. */
export function askToLeave(leave: () => void): void {
  if (leaving.ask) leaving.ask(leave);
  else leave();
}
