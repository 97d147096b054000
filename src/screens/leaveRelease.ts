let released = false;

/** Lets the page go unasked: what has been entered belongs to a session that another tab has ended. */
export function releaseLeaving(): void {
  released = true;
}

export const isLeavingReleased = (): boolean => released;
