import { beforeEach, describe, expect, it, vi } from 'vitest';
import { teamList } from '../../generated/hooks/contact/contact.ts';
import { operations } from '../../generated/operations.ts';
import { baseUrl, whitelabelDomain } from '../../src/client/baseUrl.ts';
import { memorySession } from '../client/memorySession.ts';
import { json, openApi } from '../client/openApi.ts';
import { calls, type SpecifiedId, withoutInvestor } from '../contract/specification.ts';
import { call } from '../faults/call.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { provedBy } from './provedBy.ts';

// Object.keys() knows no literal types; the table has the operation ids as its keys.
const ids = Object.keys(calls) as SpecifiedId[];
const plain = (path: string) => path.replace(/^\//, '');
const done = json({ status: 'success', message: 'Done.', data: { team: [] } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('7. The calls it makes', () => {
  it('all are POST with JSON content to the base path /api, the upload apart', () =>
    provedBy('contract/http.test.ts', 'goes out as the specification says'));

  it('each has 60 seconds', () => {
    expect(smallPortal.api.timeoutMs).toBe(60_000);
    provedBy('client/connection.test.ts', '%s are the end of a call');
  });

  it('on hosts that are not local they go to the site’s own host on port 8443 under /api', () => {
    const page = new URL('https://invest.lender.test/overview');
    expect(baseUrl(page, smallPortal.api.port)).toBe('https://invest.lender.test:8443/api');
    provedBy('browser/faults.browser.ts', 'the portal works over HTTPS to another port with CORS and without cookies');
  });

  it('every request carries the fixed client value as a bearer', async () => {
    const { received } = await openApi(done);
    await teamList({});
    expect(received[0]?.headers.authorization).toBe('Bearer a-client');
  });

  it('every request carries the investor hash', async () => {
    const { received, session } = await openApi(done);
    await teamList({});
    expect(received[0]?.headers.invidshash).toBe(session.investorHash());
  });

  it('every request carries X-api-url once end_point is set', async () => {
    const session = memorySession({ token: 'token-1', investorId: 501 });
    const { received } = await openApi(done, { session });
    await teamList({});
    session.current.endPoint = 'https://api.northline.test/v2';
    await teamList({});
    expect(received.map(({ headers }) => headers['x-api-url'])).toEqual([undefined, 'https://api.northline.test/v2']);
  });

  it('every request carries the white-label domain: the host, on localhost the development portal’s', () => {
    const { developmentHost } = smallPortal.api;
    expect(whitelabelDomain(new URL('https://invest.lender.test/'), developmentHost)).toBe('invest.lender.test');
    expect(whitelabelDomain(new URL('http://localhost:5173/'), developmentHost)).toBe(developmentHost);
    provedBy('contract/http.test.ts', 'goes out as the specification says');
  });

  it.each(ids.filter((id) => operations[id].body === 'json'))(
    '%s gets investor_id unless it is excluded',
    async (id) => {
      const { received } = await openApi(json({}, 403));
      await call(id).catch(() => undefined);
      const isExcluded = withoutInvestor.map(plain).includes(plain(operations[id].path));
      expect(received[0]?.json.investor_id).toBe(isExcluded ? undefined : 501);
    },
  );

  it('the excluded calls are those of the specification, which follow from the description alone', () => {
    expect(smallPortal.api.withoutInvestor).toEqual([]);
    const excluded = ids.filter((id) => operations[id].body !== 'none' && !operations[id].investor);
    expect(excluded.map((id) => plain(operations[id].path)).toSorted()).toEqual(withoutInvestor.map(plain).toSorted());
  });

  it('answers hold their content in data and their message in message', () =>
    provedBy('client/answers.test.ts', 'passes on data and message, and nothing else'));

  it('the calls of the table are those of the description, with the payload and the answer that are shown', () => {
    expect(operations).toMatchObject(Object.fromEntries(ids.map((id) => [id, { path: calls[id].path }])));
    provedBy('contract/http.test.ts', 'has the body that the specification says');
    provedBy('contract/http.test.ts', 'returns the contents of the envelope');
  });
});
