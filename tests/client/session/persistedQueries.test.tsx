import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { keepAnswers, type PersistOptions, restoreAnswers } from '../../../src/app/persistedQueries.ts';
import { smallPortal as portal } from '../../portal/smallPortal.ts';
import { clearBrowser, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => vi.useRealTimers());

const now = Date.parse('2026-07-10T12:00:00Z');
const [minute, hour] = [60_000, 3_600_000];
const blob = () => localStorage.getItem('kept_answers');

const keyOf = (id: keyof typeof operations, scope = 'investor 501', body: object = {}): QueryKey => [
  id,
  operations[id].path,
  body,
  scope,
];
const invested = keyOf('portfolioCardCurrentlyInvested');
const answer = (amount: number) => ({ status: 'success', data: { currently_invested_amount: amount } });

/** The cache of a newly loaded page in a browser where the user is signed in. */
function openPage(): PersistOptions {
  const { session } = openSession();
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  return { session, sessionId: session.state().id, queryClient, ids: portal.persist, build: 'build-1' };
}

function signedIn(): PersistOptions {
  openSession().session.signIn({ session_token: 'canary-token-8f3a' });
  return openPage();
}

/** The cache of a page that loads now and restores what is kept. */
function reloaded(): QueryClient {
  const page = openPage();
  restoreAnswers(page);
  return page.queryClient;
}

/** Keeps one answer of 550,000 that arrived at this time. */
function kept(at = Date.now()): PersistOptions {
  const page = signedIn();
  page.queryClient.setQueryData(invested, answer(550_000), { updatedAt: at });
  keepAnswers(page);
  return page;
}

describe('kept answers', () => {
  it('come back with their age after a reload', () => {
    const at = Date.now() - 4 * minute;
    kept(at);
    const client = reloaded();
    expect(client.getQueryData(invested)).toEqual(answer(550_000));
    expect(client.getQueryState(invested)?.dataUpdatedAt).toBe(at);
  });

  it('are only those that the config lists', () => {
    const page = signedIn();
    for (const id of Object.keys(operations) as (keyof typeof operations)[]) {
      page.queryClient.setQueryData(keyOf(id), answer(1));
    }
    keepAnswers(page);
    const found = JSON.parse(blob() ?? '').answers.map(({ key }: { key: QueryKey }) => key[1]);
    expect(found.toSorted()).toEqual(portal.persist.map((id) => operations[id].path).toSorted());
  });

  it('contain no token and nothing that was sent', () => {
    const page = signedIn();
    page.queryClient.setQueryData(invested, answer(1));
    const mutation = page.queryClient.getMutationCache().build(page.queryClient, { networkMode: 'online' });
    mutation.state = { ...mutation.state, isPaused: true, variables: { password: 'canary-password' } };
    keepAnswers(page);
    expect(blob()).toContain('currently_invested_amount');
    expect(JSON.stringify(localStorage)).not.toMatch(/canary/);
  });

  it('belong to one investor: the same query for another investor has another key', () => {
    kept();
    expect(reloaded().getQueryData(keyOf('portfolioCardCurrentlyInvested', 'investor 502'))).toBeUndefined();
  });

  it('exclude those that a command has invalidated', async () => {
    const page = signedIn();
    page.queryClient.setQueryData(invested, answer(1));
    await page.queryClient.invalidateQueries({ queryKey: invested });
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('take at most 1 MB, newest first', () => {
    const page = signedIn();
    for (const months of [1, 2, 3, 4, 5, 6]) {
      const key = keyOf('portfolioCardPerformance', 'investor 501', { months });
      page.queryClient.setQueryData(key, { data: { text: 'x'.repeat(120_000) } }, { updatedAt: Date.now() + months });
    }
    keepAnswers(page);
    expect((blob()?.length ?? 0) * 2).toBeLessThanOrEqual(1_000_000);
    const found = JSON.parse(blob() ?? '').answers.map(({ key }: { key: [0, 0, { months: number }] }) => key[2].months);
    expect(found).toEqual([6, 5, 4, 3]);
  });
});

describe('age and clocks', () => {
  it.each([
    ['is restored if it is 23 hours old', 23 * hour, true],
    ['is dropped if it is over a day old', 24 * hour + 1, false],
  ])('an answer %s', async (_age, age, isThere) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now - age });
    kept();
    vi.setSystemTime(now);
    // The cookie has been renewed in the meantime.
    await setCookie('session_token=canary-token-8f3a; path=/');
    expect(reloaded().getQueryData(invested) !== undefined).toBe(isThere);
  });

  it('an answer does not get younger by being kept again', () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const page = kept(now - 24 * hour + minute);
    expect(blob()).not.toBeNull();
    vi.setSystemTime(now + 2 * minute);
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('an answer from the future, kept before the clock was set back, is dropped', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + 365 * 24 * hour });
    kept();
    vi.setSystemTime(now);
    await setCookie('session_token=canary-token-8f3a; path=/');
    expect(reloaded().getQueryData(invested)).toBeUndefined();
  });

  it('an answer is never dated later than now, even if the clock is minutes off', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * minute });
    kept();
    vi.setSystemTime(now);
    expect(reloaded().getQueryState(invested)?.dataUpdatedAt).toBe(now);
  });
});

describe('stored data that does not belong to this session', () => {
  it.each([
    ['truncated', (text: string) => text.slice(0, -9)],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['in another shape', () => '{"timestamp":1,"buster":"","clientState":{}}'],
    ['from another host', (text: string) => text.replace(location.host, 'other.lender.test')],
    ['from another session', (text: string) => text.replace(/[0-9a-f-]{36}/, 'f0000000-0000-4000-8000-000000000000')],
    ['from another build', (text: string) => text.replace('build-1', 'build-0')],
  ])('is removed if it is %s', (_what, spoil) => {
    kept();
    const spoilt = spoil(blob() ?? '');
    expect(spoilt).not.toBe(blob());
    localStorage.setItem('kept_answers', spoilt);
    expect(reloaded().getQueryCache().getAll()).toEqual([]);
    expect(blob()).toBeNull();
  });

  it.each([
    ['an answer that may not be kept', { key: keyOf('profileDetails'), data: answer(1), at: Date.now() }],
    ['an answer without content', { key: invested, data: {}, at: Date.now() }],
    ['an answer without a time', { key: invested, data: answer(1), at: null }],
    ['an answer to no operation', { key: [1, 2], data: answer(1), at: Date.now() }],
    ['something that is no answer', 'text'],
  ])('leaves out %s', (_what, entry) => {
    const { session } = kept();
    const owner = `${location.host} ${session.state().id} build-1`;
    localStorage.setItem('kept_answers', JSON.stringify({ owner, answers: [entry] }));
    expect(reloaded().getQueryCache().getAll()).toEqual([]);
  });

  it('pollutes no prototype', () => {
    const { session } = kept();
    const owner = `${location.host} ${session.state().id} build-1`;
    const entry = `{"key":${JSON.stringify(invested)},"at":${Date.now()},"data":{"__proto__":{"evil":1},"data":{}}}`;
    localStorage.setItem('kept_answers', `{"owner":${JSON.stringify(owner)},"answers":[${entry}]}`);
    reloaded();
    expect(Reflect.get({}, 'evil')).toBeUndefined();
  });

  it('does not replace an answer that has since arrived from the server', () => {
    kept(Date.now() - minute);
    const page = openPage();
    page.queryClient.setQueryData(invested, answer(2));
    restoreAnswers(page);
    expect(page.queryClient.getQueryData(invested)).toEqual(answer(2));
  });
});

describe('the end of the session', () => {
  it.each([
    ['signing out', (page: PersistOptions) => page.session.signOut()],
    ['the end of the session', (page: PersistOptions) => page.session.expire()],
    ['another sign-in', (page: PersistOptions) => page.session.signIn({ session_token: 'token-2' })],
    ['signing out in another tab', () => openSession().session.signOut()],
    ['the sign-in of another user in another tab', () => openSession().session.signIn({ session_token: 'token-2' })],
  ])('removes kept answers for good: %s', (_what, end) => {
    const page = kept();
    expect(blob()).not.toBeNull();
    end(page);
    expect(blob()).toBeNull();
    keepAnswers(page);
    expect(JSON.stringify(localStorage)).not.toContain('550000');
  });

  it('removes kept answers on the next visit if the cookie has expired while the portal was closed', async () => {
    kept();
    await setCookie('session_token=; path=/; max-age=0');
    openSession();
    expect(blob()).toBeNull();
  });
});

describe('full or forbidden storage', () => {
  const full = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

  it('loses the older answers and nothing else', () => {
    const page = kept();
    page.queryClient.setQueryData(invested, answer(600_000));
    const broken = full();
    keepAnswers(page);
    broken.mockRestore();
    expect(blob()).toBeNull();
    expect(page.queryClient.getQueryData(invested)).toEqual(answer(600_000));
  });

  it('keeps what fits once the old answers are gone', () => {
    const page = kept();
    page.queryClient.setQueryData(invested, answer(600_000));
    const real = Storage.prototype.setItem;
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (this.getItem('kept_answers') !== null) throw new DOMException('', 'QuotaExceededError');
      real.call(this, name, value);
    });
    keepAnswers(page);
    broken.mockRestore();
    expect(blob()).toContain('600000');
  });

  it('keeps nothing if the session id could not be stored', () => {
    const broken = full();
    const page = signedIn();
    broken.mockRestore();
    page.queryClient.setQueryData(invested, answer(1));
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('causes no error if the browser forbids it', () => {
    const page = signedIn();
    page.queryClient.setQueryData(invested, answer(1));
    const broken = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => {
      keepAnswers(page);
      restoreAnswers(page);
    }).not.toThrow();
    broken.mockRestore();
  });
});
