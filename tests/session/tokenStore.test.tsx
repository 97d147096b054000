import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../src/api/sendingTime.ts';
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

/** Two tabs of one browser, in both of which the same user is signed in. */
function twoTabs() {
  const here = openSession().session;
  const there = signedIn();
  here.check();
  expect(here.token()).toBe('token-1');
  return { here, there };
}

describe('of several new tokens', () => {
  it('the one of the request that was sent last wins, whichever answer comes last', () => {
    const session = signedIn();
    const [first, second, third] = [sendingTime(), sendingTime(), sendingTime()];
    session.renew('of-the-second', second);
    session.renew('of-the-first', first);
    expect(session.token()).toBe('of-the-second');
    session.renew('of-the-third', third);
    expect(session.token()).toBe('of-the-third');
  });

  it('the one of the request that was sent last wins across tabs, too', () => {
    const { here, there } = twoTabs();
    const [first, second] = [sendingTime(), sendingTime()];
    there.renew('of-the-second', second);
    here.renew('of-the-first', first);
    expect([here.token(), there.token()]).toEqual(['of-the-second', 'of-the-second']);
  });

  it('a later one counts as well after the clock was put back', () => {
    const session = signedIn();
    session.renew('token-2', sendingTime());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    session.renew('token-3', sendingTime());
    expect(session.token()).toBe('token-3');
  });

  it('one for a session that another tab has replaced unheard does not touch the other session', () => {
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
  ])('%s is known as such for a minute', (_which, replace) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tabs = twoTabs();
    expect(tabs.here.wasReplaced('token-1')).toBe(false);
    replace(tabs);
    expect(tabs.here.wasReplaced('token-1')).toBe(true);
    expect(tabs.here.wasReplaced('token-2')).toBe(false);
    vi.setSystemTime(Date.now() + 60_001);
    expect(tabs.here.wasReplaced('token-1')).toBe(false);
  });

  it('is known together with the one that replaced it and was replaced in turn', () => {
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
  it('is nobody’s sign-in, says so once, and does not stand in the way of one', async () => {
    await setCookie('session_token=planted; path=/');
    const { session } = openSession();
    expect(session.state()).toMatchObject({ isSignedIn: false, mustSetPassword: false });
    expect(session.token()).toBeUndefined();
    expect([session.takeForeignNotice(), session.takeForeignNotice()]).toEqual([true, false]);
    expect(session.signIn({ session_token: 'token-1' })).toBe(true);
    expect(session.token()).toBe('token-1');
  });

  it.each([['/overview'], ['/']])('beside the own one (path %s) is told from it, in every tab', async (path) => {
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
    // The page has seen to it that it is gone.
    expect(document.cookie).not.toContain('planted');
    expect(session.token()).toBe('token-2');
  });

  it('that was there before the sign-in is gone after it, with the own one in place', async () => {
    visit('https://portal.lender.test/login');
    const { session } = openSession();
    await setCookie('session_token=planted; domain=lender.test; path=/login; secure');
    expect(session.signIn({ session_token: 'token-1' })).toBe(true);
    expect(cookies()).toEqual({ session_token: 'token-1' });
  });

  it('that takes the place of the own one is never used: the session ends, and the cause is told', async () => {
    vi.useFakeTimers();
    const session = signedIn();
    await setCookie('session_token=planted; path=/');
    expect(session.token()).toBe('token-1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.token()).toBeUndefined();
    expect(session.state().isSignedIn).toBe(false);
    expect(session.takeForeignNotice()).toBe(true);
  });

  it('counts no less than the own one where the storage is forbidden, when it is alone', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await setCookie('session_token=some; path=/');
    expect(openSession().session.state().isSignedIn).toBe(true);
    history.replaceState(null, '', '/overview');
    await setCookie('session_token=other; path=/overview');
    const { session } = openSession();
    // A page may remove the one of another path.
    expect(session.token()).toBe('some');
  });
});

describe('the mark of the token', () => {
  it('holds nothing of it, and another digest after each renewal', () => {
    const session = signedIn();
    const seen = [mark()];
    for (const token of ['token-2', 'token-3', 'token-4', 'token-5', 'token-6']) {
      session.renew(token, sendingTime());
      seen.push(mark());
    }
    expect(new Set(seen).size).toBe(6);
    expect(JSON.stringify({ ...localStorage })).not.toContain('token-');
    // It does not grow, so that it can be kept where the storage is full.
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

  it('may arrive in another tab after the cookie, or before it, without a word', async () => {
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

  it('that two tabs write in the same moment is mended by the one whose cookie it is', async () => {
    vi.useFakeTimers();
    const { here, there } = twoTabs();
    const before = mark();
    there.renew('token-there', sendingTime());
    const ofThere = mark();
    localStorage.setItem('session_digests', before);
    await setCookie('session_token=token-1; path=/');
    here.renew('token-here', sendingTime());
    // The mark of the one is the last to be written, and the cookie of the other.
    localStorage.setItem('session_digests', ofThere);
    expect(there.token()).toBe('token-there');
    here.check();
    there.check();
    vi.advanceTimersByTime(10_000);
    expect([here.token(), there.token()]).toEqual(['token-here', 'token-here']);
    expect(openSession().session.token()).toBe('token-here');
  });
});
