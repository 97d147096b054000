import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { keepAnswers, type PersistOptions, restoreAnswers } from '../../src/app/persistedQueries.ts';
import { smallPortal as portal } from '../portal/smallPortal.ts';
import { clearBrowser, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => vi.useRealTimers());

const now = Date.parse('2026-07-10T12:00:00Z');
const [minute, hour] = [60_000, 3_600_000];
const blob = () => localStorage.getItem('kept_answers');

const keyOf = (id: keyof typeof operations, scope = 'investor 501', body: object = {}): QueryKey => [
  'POST',
  operations[id].path,
  body,
  scope,
];
const invested = keyOf('portfolioCardCurrentlyInvested');
const answer = (amount: number) => ({ status: 'success', data: { currently_invested_amount: amount } });

/** The cache of a page that has just been loaded, in a browser where somebody is signed in. */
function openPage(): PersistOptions {
  const { session } = openSession();
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  return { session, sessionId: session.state().id, queryClient, ids: portal.persist, build: 'build-1' };
}

function signedIn(): PersistOptions {
  openSession().session.signIn({ session_token: 'canary-token-8f3a' });
  return openPage();
}

/** What a page that is loaded now finds. */
function reloaded(): QueryClient {
  const page = openPage();
  restoreAnswers(page);
  return page.queryClient;
}

/** One answer of 550,000 that was given at a time; kept. */
function kept(at = Date.now()): PersistOptions {
  const page = signedIn();
  page.queryClient.setQueryData(invested, answer(550_000), { updatedAt: at });
  keepAnswers(page);
  return page;
}

describe('what is kept', () => {
  it('comes back after the page is loaded anew, as old as it was', () => {
    const at = Date.now() - 4 * minute;
    kept(at);
    const client = reloaded();
    expect(client.getQueryData(invested)).toEqual(answer(550_000));
    expect(client.getQueryState(invested)?.dataUpdatedAt).toBe(at);
  });

  it('is what the config lists, and nothing that was asked for besides', () => {
    const page = signedIn();
    for (const id of Object.keys(operations) as (keyof typeof operations)[]) {
      page.queryClient.setQueryData(keyOf(id), answer(1));
    }
    keepAnswers(page);
    const found = JSON.parse(blob() ?? '').answers.map(({ key }: { key: QueryKey }) => key[1]);
    expect(found.toSorted()).toEqual(portal.persist.map((id) => operations[id].path).toSorted());
  });

  it('has no token, and nothing of what was sent', () => {
    const page = signedIn();
    page.queryClient.setQueryData(invested, answer(1));
    const mutation = page.queryClient.getMutationCache().build(page.queryClient, { networkMode: 'online' });
    mutation.state = { ...mutation.state, isPaused: true, variables: { password: 'canary-password' } };
    keepAnswers(page);
    expect(blob()).toContain('currently_invested_amount');
    expect(JSON.stringify(localStorage)).not.toMatch(/canary/);
  });

  it('is one investor’s: another one’s question has another key', () => {
    kept();
    expect(reloaded().getQueryData(keyOf('portfolioCardCurrentlyInvested', 'investor 502'))).toBeUndefined();
  });

  it('leaves out what a command has made out of date, and what failed', async () => {
    const page = signedIn();
    page.queryClient.setQueryData(invested, answer(1));
    await page.queryClient.invalidateQueries({ queryKey: invested });
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('is at most 1 MB, the newest first', () => {
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
    ['23 hours', 23 * hour, true],
    ['a day', 24 * hour + 1, false],
  ])('an answer that is %s old when the page is loaded: %#', async (_age, age, isThere) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now - age });
    kept();
    vi.setSystemTime(now);
    // The cookie has been renewed meanwhile.
    await setCookie('session_token=canary-token-8f3a; path=/');
    expect(reloaded().getQueryData(invested) !== undefined).toBe(isThere);
  });

  it('an answer does not get younger by being kept again and again', () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const page = kept(now - 24 * hour + minute);
    expect(blob()).not.toBeNull();
    vi.setSystemTime(now + 2 * minute);
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('an answer of the future, from before the clock was put back, is dropped', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + 365 * 24 * hour });
    kept();
    vi.setSystemTime(now);
    await setCookie('session_token=canary-token-8f3a; path=/');
    expect(reloaded().getQueryData(invested)).toBeUndefined();
  });

  it('a clock that is minutes off makes nothing fresher than now', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * minute });
    kept();
    vi.setSystemTime(now);
    expect(reloaded().getQueryState(invested)?.dataUpdatedAt).toBe(now);
  });
});

describe('what is found and is not this session’s', () => {
  it.each([
    ['broken off', (text: string) => text.slice(0, -9)],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['another shape', () => '{"timestamp":1,"buster":"","clientState":{}}'],
    ['of another host', (text: string) => text.replace(location.host, 'other.lender.test')],
    ['of another session', (text: string) => text.replace(/[0-9a-f-]{36}/, 'f0000000-0000-4000-8000-000000000000')],
    ['of another build', (text: string) => text.replace('build-1', 'build-0')],
  ])('is removed: %s', (_what, spoil) => {
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
    ['an answer of no operation', { key: [1, 2], data: answer(1), at: Date.now() }],
    ['no answer', 'text'],
  ])('leaves %s out', (_what, entry) => {
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

  it('does not take the place of what has come from the server meanwhile', () => {
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
    ['another user’s sign-in in another tab', () => openSession().session.signIn({ session_token: 'token-2' })],
  ])('%s removes it, and nothing writes it back', (_what, end) => {
    const page = kept();
    expect(blob()).not.toBeNull();
    end(page);
    expect(blob()).toBeNull();
    keepAnswers(page);
    expect(JSON.stringify(localStorage)).not.toContain('550000');
  });

  it('removes it at the next visit where the cookie has ended while the portal was closed', async () => {
    kept();
    await setCookie('session_token=; path=/; max-age=0');
    openSession();
    expect(blob()).toBeNull();
  });
});

describe('a storage that is full or forbidden', () => {
  const full = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

  it('loses what it had, which is older, and costs nothing else', () => {
    const page = kept();
    page.queryClient.setQueryData(invested, answer(600_000));
    const broken = full();
    keepAnswers(page);
    broken.mockRestore();
    expect(blob()).toBeNull();
    expect(page.queryClient.getQueryData(invested)).toEqual(answer(600_000));
  });

  it('keeps what fits once the old is gone', () => {
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

  it('keeps nothing where the session could not be noted', () => {
    const broken = full();
    const page = signedIn();
    broken.mockRestore();
    page.queryClient.setQueryData(invested, answer(1));
    keepAnswers(page);
    expect(blob()).toBeNull();
  });

  it('is as if there were none where the browser refuses it', () => {
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
