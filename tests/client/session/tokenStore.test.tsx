import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../../src/client/sendingTime.ts';
import { clearBrowser, cookies, openSession, setCookie, visit } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error');
});

const mark = () => localStorage.getItem('session_digests') ?? '';

function signedIn() {
  const { session } = openSession();
  session.signIn({ session_token: 'token-1' });
  return session;
}

/** Two tabs of one browser with the same user signed in. */
function twoTabs() {
  const here = openSession().session;
  const there = signedIn();
  here.check();
  expect(here.token()).toBe('token-1');
  return { here, there };
}

describe('of several new tokens', () => {
  it('the one from the latest request wins, whichever answer arrives last', () => {
    const session = signedIn();
    const [first, second, third] = [sendingTime(), sendingTime(), sendingTime()];
    session.renew('of-the-second', second);
    session.renew('of-the-first', first);
    expect(session.token()).toBe('of-the-second');
    session.renew('of-the-third', third);
    expect(session.token()).toBe('of-the-third');
  });

  it('the one from the latest request wins across tabs, too', () => {
    const { here, there } = twoTabs();
    const [first, second] = [sendingTime(), sendingTime()];
    there.renew('of-the-second', second);
    here.renew('of-the-first', first);
    expect([here.token(), there.token()]).toEqual(['of-the-second', 'of-the-second']);
  });

  it('a later one also wins after the clock was set back', () => {
    const session = signedIn();
    session.renew('token-2', sendingTime());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    session.renew('token-3', sendingTime());
    expect(session.token()).toBe('token-3');
  });

  it('one for a session that another tab has replaced unnoticed leaves the new session alone', () => {
    const { here, there } = twoTabs();
    const sentAt = sendingTime();
    there.signOut();
    there.signIn({ session_token: 'of-somebody-else' });
    here.renew('late', sentAt + 60_000);
    expect(cookies().session_token).toBe('of-somebody-else');
    expect(there.token()).toBe('of-somebody-else');
  });
});

describe('a token that was replaced', () => {
  it.each([
    ['by this tab', ({ here }: ReturnType<typeof twoTabs>) => here.renew('token-2', sendingTime())],
    ['by another tab', ({ there }: ReturnType<typeof twoTabs>) => there.renew('token-2', sendingTime())],
  ])('%s is recognized as such for a minute', (_which, replace) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tabs = twoTabs();
    expect(tabs.here.wasReplaced('token-1')).toBe(false);
    replace(tabs);
    expect(tabs.here.wasReplaced('token-1')).toBe(true);
    expect(tabs.here.wasReplaced('token-2')).toBe(false);
    vi.setSystemTime(Date.now() + 60_001);
    expect(tabs.here.wasReplaced('token-1')).toBe(false);
  });

  it('is recognized even after its successor was replaced in turn', () => {
    const session = signedIn();
    for (const token of ['token-2', 'token-3']) session.renew(token, sendingTime());
    expect(['token-1', 'token-2', 'token-3', 'token-4'].map((token) => session.wasReplaced(token))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a token that was planted', () => {
  it('signs nobody in, is reported once, and does not prevent a sign-in', async () => {
    await setCookie('session_token=planted; path=/');
    const { session } = openSession();
    expect(session.state()).toMatchObject({ isSignedIn: false, mustSetPassword: false });
    expect(session.token()).toBeUndefined();
    expect([session.takeForeignNotice(), session.takeForeignNotice()]).toEqual([true, false]);
    expect(session.signIn({ session_token: 'token-1' })).toBe(true);
    expect(session.token()).toBe('token-1');
  });

  it.each([['/overview'], ['/']])('beside our own (path %s) is told apart from it in every tab', async (path) => {
    visit('https://portal.lender.test/overview');
    const session = signedIn();
    await setCookie(`session_token=planted; domain=lender.test; path=${path}; secure`);
    expect(document.cookie).toContain('planted');
    expect(session.token()).toBe('token-1');
    session.renew('token-2', sendingTime());
    expect(session.token()).toBe('token-2');
    const { session: other } = openSession();
    expect(other.token()).toBe('token-2');
    expect(other.takeForeignNotice()).toBe(false);
    // The page has removed it.
    expect(document.cookie).not.toContain('planted');
    expect(session.token()).toBe('token-2');
  });

  it('before the sign-in is gone after it, with our own in its place', async () => {
    visit('https://portal.lender.test/login');
    const { session } = openSession();
    await setCookie('session_token=planted; domain=lender.test; path=/login; secure');
    expect(session.signIn({ session_token: 'token-1' })).toBe(true);
    expect(cookies()).toEqual({ session_token: 'token-1' });
  });

  it('in place of our own is never used: the session ends, and the cause is reported', async () => {
    vi.useFakeTimers();
    const session = signedIn();
    await setCookie('session_token=planted; path=/');
    expect(session.token()).toBe('token-1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.token()).toBeUndefined();
    expect(session.state().isSignedIn).toBe(false);
    expect(session.takeForeignNotice()).toBe(true);
  });

  it('is trusted if storage is forbidden and it is the only one', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await setCookie('session_token=some; path=/');
    expect(openSession().session.state().isSignedIn).toBe(true);
    history.replaceState(null, '', '/overview');
    await setCookie('session_token=other; path=/overview');
    const { session } = openSession();
    // A page can remove the cookie with another path.
    expect(session.token()).toBe('some');
  });
});

describe('the mark of the token', () => {
  it('contains no part of it, and has another digest after each renewal', () => {
    const session = signedIn();
    const seen = [mark()];
    for (const token of ['token-2', 'token-3', 'token-4', 'token-5', 'token-6']) {
      session.renew(token, sendingTime());
      seen.push(mark());
    }
    expect(new Set(seen).size).toBe(6);
    expect(JSON.stringify({ ...localStorage })).not.toContain('token-');
    // It does not grow, so it still fits if storage is full.
    expect(seen.slice(3).map(({ length }) => length)).toEqual(Array(3).fill(seen[3]?.length));
    expect(openSession().session.token()).toBe('token-6');
    session.signOut();
    expect(mark()).toBe('');
  });

  it('has another key for each session', () => {
    const session = signedIn();
    const digest = mark().split(' ')[2];
    session.signOut();
    session.signIn({ session_token: 'token-1' });
    expect(mark().split(' ')[2]).toMatch(/^[0-9a-z]{12}$/);
    expect(mark().split(' ')[2]).not.toBe(digest);
  });

  it('may arrive in another tab before or after the cookie without ending the session', async () => {
    vi.useFakeTimers();
    const { here, there } = twoTabs();
    const before = mark();
    there.renew('token-2', sendingTime());
    const after = mark();
    localStorage.setItem('session_digests', before);
    expect(here.token()).toBe('token-1');
    expect(here.state().isSignedIn).toBe(true);
    localStorage.setItem('session_digests', after);
    here.check();
    vi.advanceTimersByTime(10_000);
    expect(here.token()).toBe('token-2');
    expect(here.state().isSignedIn).toBe(true);
    await setCookie('session_token=token-1; path=/');
    expect(openSession().session.token()).toBe('token-1');
  });

  it('is corrected by the tab that wrote the cookie if two tabs write at the same moment', async () => {
    vi.useFakeTimers();
    const { here, there } = twoTabs();
    const before = mark();
    there.renew('token-there', sendingTime());
    const ofThere = mark();
    localStorage.setItem('session_digests', before);
    await setCookie('session_token=token-1; path=/');
    here.renew('token-here', sendingTime());
    // The last mark is from one tab, and the last cookie from the other.
    localStorage.setItem('session_digests', ofThere);
    expect(there.token()).toBe('token-there');
    here.check();
    there.check();
    vi.advanceTimersByTime(10_000);
    expect([here.token(), there.token()]).toEqual(['token-here', 'token-here']);
    expect(openSession().session.token()).toBe('token-here');
  });
});
