import { describe, expect, it, vi } from 'vitest';
import { teamList } from '../../generated/hooks/contact/contact.ts';
import { investmentSummary } from '../../generated/hooks/investments/investments.ts';
import { investorAccountList } from '../../generated/hooks/investors/investors.ts';
import { loanDocumentUpload } from '../../generated/hooks/loans/loans.ts';
import { portfolioActivities } from '../../generated/hooks/portfolio/portfolio.ts';
import { whitelabelFetch } from '../../generated/hooks/whitelabel/whitelabel.ts';
import { baseUrl, whitelabelDomain } from '../../src/client/baseUrl.ts';
import { memorySession } from './memorySession.ts';
import { json, openApi } from './openApi.ts';

const anything = json({ data: { ok: 1 } });

describe('the body of a call', () => {
  it('carries token and investor beside the caller’s fields', async () => {
    const { received } = await openApi(anything);
    await portfolioActivities({ page: 2, months: undefined });
    expect(received[0]?.json).toEqual({ page: 2, session_token: 'token-1', investor_id: 501 });
  });

  it('keeps the investor that the caller names', async () => {
    const { received } = await openApi(anything);
    await portfolioActivities({ investor_id: 502 });
    expect(received[0]?.json.investor_id).toBe(502);
  });

  it('never has a token other than the session’s', async () => {
    const { received } = await openApi(anything);
    const forged: object = { session_token: 'forged' };
    await portfolioActivities(forged);
    expect(received[0]?.json.session_token).toBe('token-1');
  });

  it('has no investor if none is selected', async () => {
    const { received } = await openApi(anything, { session: memorySession({ token: 'token-1' }) });
    await investmentSummary({});
    expect(received[0]?.json).toEqual({ session_token: 'token-1' });
    expect(received[0]?.headers).not.toHaveProperty('invidshash');
  });

  it('has no investor on an excluded path, whatever number it has', async () => {
    const { received } = await openApi(anything);
    await investorAccountList(501, {});
    await teamList({});
    expect(received.map(({ path }) => path)).toEqual(['/api/investors/501/accounts', '/api/teams']);
    for (const call of received) expect(call.json).toEqual({ session_token: 'token-1' });
  });

  it('is left out if the description has none', async () => {
    const { received } = await openApi(anything);
    await whitelabelFetch();
    expect(`${received[0]?.body}`).toBe('');
    expect(received[0]?.headers).not.toHaveProperty('content-type');
  });

  it('of an upload is the caller’s form with the token, and without an investor', async () => {
    const { received } = await openApi(anything);
    const file = new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' });
    await loanDocumentUpload({ loan_id: 2017, documenttype: 'appraisal', name: 'Appraisal', file });
    const { headers, body } = received[0] ?? { headers: {}, body: Buffer.of() };
    const type = headers['content-type'] ?? '';
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    expect([...form.keys()].toSorted()).toEqual(['documenttype', 'file', 'loan_id', 'name', 'session_token']);
    expect(form.get('session_token')).toBe('token-1');
    const sent = form.get('file');
    expect(sent).toBeInstanceOf(File);
    expect(sent).toMatchObject({ name: 'policy.pdf', type: 'application/pdf' });
    expect(await new Response(sent).text()).toBe('%PDF-1.7');
  });
});

describe('a request', () => {
  it('keeps the browser’s preflight cache: it asks once, not before every call', async () => {
    await openApi(anything);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await teamList({});
    expect(fetched.mock.calls[0]?.[0]).toMatchObject({ cache: 'default', credentials: 'omit', redirect: 'error' });
    fetched.mockRestore();
  });
});

describe('the address of the API', () => {
  it.each([
    ['localhost:5173', 'http://localhost:5173/api', 'portal.dev.test'],
    ['127.0.0.1:4181', 'http://127.0.0.1:4181/api', 'portal.dev.test'],
    ['[::1]:5173', 'http://[::1]:5173/api', 'portal.dev.test'],
    ['portal.dev.localhost:5173', 'http://portal.dev.localhost:5173/api', 'portal.dev.test'],
    ['portal.lender.localhost', 'https://portal.lender.localhost:8443/api', 'portal.lender.localhost'],
    ['portal.lender.test', 'https://portal.lender.test:8443/api', 'portal.lender.test'],
    ['portal.lender.test:9443', 'https://portal.lender.test:8443/api', 'portal.lender.test:9443'],
    ['localhost.lender.test', 'https://localhost.lender.test:8443/api', 'localhost.lender.test'],
  ])('for a portal on %s is %s, and its white-label domain %s', (host, api, domain) => {
    const location = new URL(`http://${host}/overview`);
    expect(baseUrl(location, 8443, 'portal.dev.test')).toBe(api);
    expect(whitelabelDomain(location, 'portal.dev.test')).toBe(domain);
  });
});
