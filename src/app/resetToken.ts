const lifetimeMs = 15 * 60_000;
const form = /^[\x21-\x7e]{1,512}$/;

let token: string | undefined;
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * The token of a reset link (Reading R12): taken out of the address, kept in memory alone, and gone after use, on
 * leaving its screen and after 15 minutes.
 */
export const resetToken = {
  /** Takes it out of the address bar and the history, whatever the page; done once when this file is loaded. */
  take(): void {
    const url = new URL(window.location.href);
    const found = url.searchParams.get('token');
    if (found === null) return;
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', url);
    if (!form.test(found)) return;
    token = found;
    until = Date.now() + lifetimeMs;
    timer = setTimeout(resetToken.forget, lifetimeMs);
  },

  /** The token as long as it counts: a sleeping computer's timers are late. */
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

resetToken.take();
// Another site, and back: the browser may have kept the page as it was.
window.addEventListener('pagehide', resetToken.forget);
