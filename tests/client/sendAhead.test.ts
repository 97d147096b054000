import { describe, expect, it, vi } from 'vitest';
import { portfolioActivities } from '../../generated/hooks/portfolio/portfolio.ts';
import { sendAhead } from '../../src/client/send.ts';
import { json, openApi, run } from './openApi.ts';

const ask = () => portfolioActivities({ page: 1 });
const ahead = () => sendAhead('portfolioActivities', { page: 1 });

/** The data is the number of the request. */
const counted = () => openApi((response, received, count) => json({ data: { count } })(response, received, count));

describe('a query sent ahead', () => {
  it('answers the first caller with the same query, once', async () => {
    const { received } = await counted();
    ahead();
    expect(await ask()).toMatchObject({ data: { count: 1 } });
    expect(await ask()).toMatchObject({ data: { count: 2 } });
    expect(received.map(({ json }) => json)).toEqual(
      Array(2).fill({ page: 1, session_token: 'token-1', investor_id: 501 }),
    );
  });

  it('answers no other query', async () => {
    await counted();
    ahead();
    expect(await portfolioActivities({ page: 2 })).toMatchObject({ data: { count: 2 } });
  });

  it('answers nobody after a switch of the investor, a new session or a command', async () => {
    const { session } = await counted();
    ahead();
    session.select(502);
    expect(await ask()).toMatchObject({ data: { count: 2 } });
    ahead();
    session.signOut();
    session.current.token = 'token-2';
    expect(await ask()).toMatchObject({ data: { count: 4 } });
    ahead();
    await run('contactSubmit', { subject: 'A question', message: 'When?' } as never);
    expect(await ask()).toMatchObject({ data: { count: 7 } });
  });

  it.each([
    [20, 1],
    [30, 2],
  ])('answers a caller %i seconds later with request %i', async (seconds, count) => {
    const { session } = await openApi((response, received, count) =>
      json({ data: { count }, newtoken: 'token-2' })(response, received, count),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ahead();
    await expect.poll(() => session.renewed).toEqual(['token-2']);
    vi.advanceTimersByTime(seconds * 1000);
    expect(await ask()).toMatchObject({ data: { count } });
  });

  it('also passes on a failure, which leaves the caller at most one retry', async () => {
    const { received } = await openApi((response, call, count) =>
      count === 1
        ? json({ message: 'Busy' }, 503)(response, call, count)
        : json({ data: { count } })(response, call, 2),
    );
    ahead();
    await expect(ask()).rejects.toMatchObject({ status: 503, message: 'Busy' });
    expect(received).toHaveLength(1);
    expect(await ask()).toMatchObject({ data: { count: 2 } });
  });

  it('gives the session its new token even if no caller follows', async () => {
    const { session } = await openApi(json({ data: { ok: 1 }, newtoken: 'token-2' }));
    ahead();
    await expect.poll(() => session.renewed).toEqual(['token-2']);
    // The answer is still valid, as with several requests that share one token.
    expect(await ask()).toMatchObject({ data: { ok: 1 } });
  });
});
