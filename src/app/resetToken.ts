const lifetimeMs = 15 * 60_000;
const form = /^[\x21-\x7e]{1,512}$/;

/** The token exactly as in the address, in which a `+` is not a space. */
function tokenIn(search: string): string | undefined {
  const found = /[?&]token=([^&]*)/.exec(search)?.[1];
  try {
    return found && decodeURIComponent(found);
  } catch {
    return found;
  }
}

let token: string | undefined;
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * The token of a reset link (Reading R12). It is removed from the URL, kept in memory only, and forgotten after use,
 * after leaving its screen and after 15 minutes.
 */
export const resetToken = {
  /** Removes the token from the URL and the history on any page; runs once when this file is loaded. */
  take(): void {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    const found = tokenIn(url.search);
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', url);
    if (found === undefined || !form.test(found)) return;
    token = found;
    until = Date.now() + lifetimeMs;
    timer = setTimeout(resetToken.forget, lifetimeMs);
  },

  /** The token while it is valid; checks the clock, since timers are late after the computer was asleep. */
  read: (): string | undefined => (Date.now() < until ? token : undefined),

  forget(): void {
    if (token === undefined) return;
    token = undefined;
    clearTimeout(timer);
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

if (typeof window !== 'undefined') {
  resetToken.take();
  // After leaving for another site and going back, the browser may restore the page with its memory.
  window.addEventListener('pagehide', resetToken.forget);
}
