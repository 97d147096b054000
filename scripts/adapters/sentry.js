// Sends the portal's events to Sentry, or to a server that accepts its envelopes, without Sentry's library: errors,
// missing files, refusals and differences as events, with the screens before them as breadcrumbs, and the vitals of a
// page as a transaction when it is hidden. To install it, see scripts/events.md.

const dsn = 'https://public-key@sentry.example.com/1';

(() => {
  const { origin, username, pathname } = new URL(dsn);
  const address = `${origin}/api/${pathname.slice(1)}/envelope/?sentry_version=7&sentry_key=${username}`;
  const mostBreadcrumbs = 20;
  const startedAt = performance.timeOrigin / 1000;

  const idOf = (length) => crypto.randomUUID().replaceAll('-', '').slice(0, length);
  const now = () => Date.now() / 1000;

  function send(type, { version, host, language }, item) {
    const event_id = idOf(32);
    const payload = {
      event_id,
      platform: 'javascript',
      release: version.split(' ')[0],
      transaction: route,
      tags: { host, language },
      ...item,
    };
    const lines = [{ event_id, dsn, sent_at: new Date().toISOString() }, { type }, payload];
    // As plain text, which needs no preflight for other origins. The portal ignores failures.
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }

  const saidBy = {
    // A failed call has no message, which may be the server's.
    error: ({
      name,
      operation,
      reference,
      kind,
      status,
      message = [operation, kind, status].filter(Boolean).join(' '),
    }) => ({
      level: 'error',
      exception: { values: [{ type: name, value: message, mechanism: { type: 'onPortalEvent', handled: true } }] },
      extra: { operation, reference, kind, status },
    }),
    'missing-chunk': ({ file = 'unknown', isOutdated }) => ({
      level: 'error',
      message: 'A file of the build is missing.',
      extra: { file, isOutdated },
    }),
    'policy-violation': ({ directive, blocked }) => ({
      level: 'warning',
      message: `The policy refused ${blocked} (${directive}).`,
    }),
    'not-shown': ({ route, section, failed, unknown }) => ({
      level: failed ? 'error' : 'info',
      message: `The section ${section} of ${route} could not show everything.`,
      extra: { failed, unknown },
    }),
    differences: ({ differences }) => ({
      level: 'warning',
      message: 'Answers differ from the description.',
      extra: { differences },
    }),
  };

  const breadcrumbs = [];
  let route;
  let first;
  let page;
  let measurements = {};

  /** Sends the vitals that were reported since the last time. */
  function sendVitals() {
    if (!page || Object.keys(measurements).length === 0) return;
    const trace = { trace_id: idOf(32), span_id: idOf(16), op: 'pageload' };
    send('transaction', page, {
      type: 'transaction',
      transaction: first,
      start_timestamp: startedAt,
      timestamp: now(),
      contexts: { trace },
      measurements,
    });
    measurements = {};
  }

  globalThis.onPortalEvent = (event) => {
    page = event;
    if (event.type === 'navigation') {
      route = event.route;
      first ??= route;
      const { milliseconds } = event;
      breadcrumbs.push({ timestamp: now(), category: 'navigation', data: { to: route, milliseconds } });
      if (breadcrumbs.length > mostBreadcrumbs) breadcrumbs.shift();
    } else if (event.type === 'vital') {
      const unit = event.name === 'CLS' ? 'none' : 'millisecond';
      measurements[event.name.toLowerCase()] = { value: event.value, unit };
    } else {
      send('event', event, { timestamp: now(), breadcrumbs: { values: breadcrumbs }, ...saidBy[event.type](event) });
    }
  };
  // On the window, so that it runs after the document's listeners, which report the vitals.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendVitals();
  });
  window.addEventListener('pagehide', sendVitals);
})();
