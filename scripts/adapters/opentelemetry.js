// Sends the portal's events to an OpenTelemetry collector, as log records over OTLP/HTTP in JSON. Errors and vitals
// are named after the semantic conventions (`exception.…`, `browser.web_vital`). The collector's receiver has to
// allow the portal's hosts: `cors: { allowed_origins: ['https://invest.example.com'] }`.
// Browsers send such a collector a preflight first, so events at the end of a page, such as vitals, may be lost; a
// collector on the portal's own host needs no preflight.
// To install it, see scripts/events.md.

const address = 'https://collector.example.com/v1/logs';
const service = 'investor-portal';

(() => {
  const maxEvents = 20;
  const waitMs = 10_000;
  const severities = { INFO: 9, WARN: 13, ERROR: 17 };
  const severityOf = {
    error: 'ERROR',
    'missing-chunk': 'ERROR',
    'policy-violation': 'WARN',
    differences: 'WARN',
    'not-shown': 'WARN',
  };

  const anyValueOf = (value) => {
    if (typeof value === 'boolean') return { boolValue: value };
    if (typeof value === 'number')
      return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
    return { stringValue: typeof value === 'string' ? value : JSON.stringify(value) };
  };
  const attributesOf = (values) =>
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: anyValueOf(value) }]));

  /** The name and the attributes of an event. */
  function named({ type, name, message, value, rating, ...rest }) {
    if (type === 'error') {
      // A failed call has no message, which may be the server's.
      return ['exception', { 'exception.type': name, 'exception.message': message, ...rest }];
    }
    if (type === 'vital') {
      const vital = { name: name.toLowerCase(), rating };
      return ['browser.web_vital', { ...vital, ...rest }, { doubleValue: value }];
    }
    return [`portal.${type.replaceAll('-', '_')}`, rest];
  }

  let waiting = [];
  let timer;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    const { host, version, language } = first.event;
    const resource = {
      'service.name': service,
      'service.version': version,
      'server.address': host,
      'browser.language': language,
    };
    const logRecords = waiting.map(({ event, time }) => {
      const { type, host: _, version: __, language: ___, ...rest } = event;
      const severityText = severityOf[type] ?? 'INFO';
      const [eventName, attributes, value] = named({ type, ...rest });
      return {
        timeUnixNano: `${time}000000`,
        severityNumber: severities[severityText],
        severityText,
        eventName,
        attributes: [...attributesOf(attributes), ...(value ? [{ key: 'value', value }] : [])],
      };
    });
    const scopeLogs = [{ scope: { name: 'onPortalEvent' }, logRecords }];
    const body = JSON.stringify({ resourceLogs: [{ resource: { attributes: attributesOf(resource) }, scopeLogs }] });
    waiting = [];
    // The portal does not care whether the collector can be reached.
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
      () => undefined,
    );
  }

  globalThis.onPortalEvent = (event) => {
    waiting.push({ event, time: Date.now() });
    // Events that arrive while the page is being closed cannot be sent later.
    if (waiting.length >= maxEvents || document.visibilityState === 'hidden') send();
    else timer ??= setTimeout(send, waitMs);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
})();
