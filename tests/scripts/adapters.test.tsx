import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalEvent } from '../../src/app/portalEvent.ts';
import { startCollector } from '../browser/collector.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
const sent = () => collector.sent;

beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

/** Runs an adapter as a page does, with this server in place of the example's. */
function run(name: string) {
  const script = readFileSync(join(import.meta.dirname, `../../scripts/adapters/${name}.js`), 'utf8');
  expect(script).toMatch(/\w+\.example\.com/);
  new Function(
    script.replaceAll(/https:\/\/([\w-]+@)?\w+\.example\.com/g, `http://$1${new URL(collector.origin).host}`),
  )();
}

const place = { host: 'invest.lender.test', version: '1.2.3 2026-07-10T00:00:00Z', language: 'fr-CA' };
const events: PortalEvent[] = [
  { ...place, type: 'navigation', route: '/overview/:id', milliseconds: 420 },
  { ...place, type: 'error', name: 'ApiError', operation: 'teamList', kind: 'http', status: 500 },
  { ...place, type: 'missing-chunk', isOutdated: true, file: 'assets/Loan-1.js' },
  { ...place, type: 'policy-violation', directive: 'img-src', blocked: 'https://tracker.test' },
  { ...place, type: 'differences', differences: [{ operation: 'teamList', field: 'members', count: 2 }] },
  { ...place, type: 'vital', name: 'LCP', value: 1200.5, rating: 'good' },
  { ...place, type: 'vital', name: 'CLS', value: 0.02, rating: 'good' },
];

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  sent().length = 0;
});
afterEach(() => {
  globalThis.onPortalEvent = undefined;
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('The adapter for', () => {
  it('a beacon sends all events in one list when the page is hidden', () => {
    const beacon = vi.fn((_url: string, _body: string) => true);
    Object.assign(navigator, { sendBeacon: beacon });
    run('beacon');
    for (const event of events) globalThis.onPortalEvent?.(event);
    expect(beacon).not.toHaveBeenCalled();
    hide();
    expect(beacon).toHaveBeenCalledTimes(1);
    const [address, body = ''] = beacon.mock.calls[0] ?? [];
    expect(address).toBe(`${collector.origin}/portal`);
    expect(JSON.parse(body)).toEqual(events.map((event) => ({ ...event, time: expect.any(Number) })));
  });

  it('OpenTelemetry sends log records with severities, of one resource', async () => {
    run('opentelemetry');
    for (const event of events) globalThis.onPortalEvent?.(event);
    hide();
    await vi.waitFor(() => expect(sent()).toHaveLength(1), 60_000);
    expect(sent()[0]).toMatchObject({ url: '/v1/logs', type: 'application/json' });
    const { resourceLogs } = JSON.parse(sent()[0]?.body ?? '');
    const [{ resource, scopeLogs }] = resourceLogs;
    expect(resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'investor-portal' } },
      { key: 'service.version', value: { stringValue: place.version } },
      { key: 'server.address', value: { stringValue: place.host } },
      { key: 'browser.language', value: { stringValue: 'fr-CA' } },
    ]);
    const record = (eventName: string, severityText: string, ...attributes: object[]) =>
      expect.objectContaining({
        eventName,
        severityText,
        timeUnixNano: expect.stringMatching(/^\d{19}$/),
        attributes: expect.arrayContaining(attributes),
      });
    expect(scopeLogs[0].logRecords).toEqual([
      record('portal.navigation', 'INFO', { key: 'milliseconds', value: { intValue: '420' } }),
      record(
        'exception',
        'ERROR',
        { key: 'exception.type', value: { stringValue: 'ApiError' } },
        { key: 'operation', value: { stringValue: 'teamList' } },
      ),
      record('portal.missing_chunk', 'ERROR', { key: 'isOutdated', value: { boolValue: true } }),
      record('portal.policy_violation', 'WARN', { key: 'directive', value: { stringValue: 'img-src' } }),
      record('portal.differences', 'WARN'),
      record(
        'browser.web_vital',
        'INFO',
        { key: 'name', value: { stringValue: 'lcp' } },
        { key: 'value', value: { doubleValue: 1200.5 } },
      ),
      record('browser.web_vital', 'INFO', { key: 'value', value: { doubleValue: 0.02 } }),
    ]);
  });

  it('Sentry sends an envelope for each failure, with the screens before it, and one for the vitals', async () => {
    run('sentry');
    for (const event of events) globalThis.onPortalEvent?.(event);
    await vi.waitFor(() => expect(sent()).toHaveLength(4), 60_000);
    hide();
    await vi.waitFor(() => expect(sent()).toHaveLength(5), 60_000);
    const envelopes = sent().map(({ body }) => body.split('\n').map((line) => JSON.parse(line)));
    for (const [index, [header, { type }, payload]] of envelopes.entries()) {
      expect(sent()[index]?.url).toBe('/api/1/envelope/?sentry_version=7&sentry_key=public-key');
      expect(header).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: expect.any(String) });
      expect(payload).toMatchObject({ event_id: header.event_id, release: '1.2.3', transaction: '/overview/:id' });
      expect(type).toBe(payload.type ?? 'event');
    }
    const payloads = envelopes.map(([, , payload]) => payload);
    const breadcrumbs = { values: [{ category: 'navigation', data: { to: '/overview/:id', milliseconds: 420 } }] };
    expect(payloads).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          level: 'error',
          exception: { values: [expect.objectContaining({ type: 'ApiError', value: 'teamList http 500' })] },
          breadcrumbs: { values: [expect.objectContaining(breadcrumbs.values[0])] },
        }),
        expect.objectContaining({ level: 'error', extra: { file: 'assets/Loan-1.js', isOutdated: true } }),
        expect.objectContaining({ level: 'warning', message: 'The policy refused https://tracker.test (img-src).' }),
        expect.objectContaining({
          level: 'warning',
          extra: { differences: [{ operation: 'teamList', field: 'members', count: 2 }] },
        }),
        expect.objectContaining({
          type: 'transaction',
          measurements: { lcp: { value: 1200.5, unit: 'millisecond' }, cls: { value: 0.02, unit: 'none' } },
          contexts: {
            trace: expect.objectContaining({ op: 'pageload', span_id: expect.stringMatching(/^[0-9a-f]{16}$/) }),
          },
        }),
      ]),
    );
  });
});
