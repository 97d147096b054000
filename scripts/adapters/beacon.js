// Sends the portal's events to an address of yours, as JSON with `navigator.sendBeacon`: a list of events in each
// request, each with its time in milliseconds. To install it, see scripts/events.md.

const address = 'https://events.example.com/portal';

(() => {
  const most = 20;
  const waitMs = 10_000;
  /** @type {object[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    // As plain text, which other origins may be sent without a preflight.
    navigator.sendBeacon(address, JSON.stringify(waiting));
    waiting = [];
  }

  globalThis.onPortalEvent = (event) => {
    waiting.push({ ...event, time: Date.now() });
    // There is no later for events that arrive while the page is being closed.
    if (waiting.length >= most || document.visibilityState === 'hidden') send();
    else timer ??= setTimeout(send, waitMs);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
})();
