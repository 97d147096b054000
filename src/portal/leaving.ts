/** What a form that has been begun does before the page is left; it says so itself (`guardLeaving`), once it is loaded. */
interface Leaving {
  ask?: (leave: () => void) => void;
  step?: (event: PopStateEvent) => void;
  /** Whether something has been entered that would be lost. */
  isHeld?: () => boolean;
  /** The page may go unasked: what has been entered belongs to a session that has ended. */
  isReleased: boolean;
}

export const leaving: Leaving = { isReleased: false };

// From the start, and not when a form is drawn: a window calls its listeners in the order they came in, capturing or not,
// and the router's own would have followed.
window.addEventListener('popstate', (event) => leaving.step?.(event));

/** Does what ends the page as it is, after a question where something has been entered that would be lost. */
export function askToLeave(leave: () => void): void {
  if (leaving.ask) leaving.ask(leave);
  else leave();
}
