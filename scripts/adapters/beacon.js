// Sends the portal's events to an address of your choice, as JSON with `navigator.sendBeacon`: each request has a list
// of events, with their times in milliseconds. To install it, see scripts/events.md.

const address = 'https://events.example.com/portal';

(() => {
  const maxEvents = 20;
  const waitMs = 10_000;
  /** @type {object[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    // As plain text, which needs no preflight for other origins.
    navigator.sendBeacon(address, JSON.stringify(waiting));
    waiting = [];
  }

  globalThis.onPortalEvent = (event) => {
    waiting.push({ ...event, time: Date.now() });
    // Events that arrive while the page is being closed cannot be sent later.
    if (waiting.length >= maxEvents || document.visibilityState === 'hidden') send();
    else timer ??= setTimeout(send, waitMs);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
})();
