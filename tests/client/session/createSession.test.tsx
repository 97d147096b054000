import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../../src/client/sendingTime.ts';
import { storageDelay } from '../../../src/client/session/storage.ts';
import { clearBrowser, cookies, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);

const list = { investors: [{ investor_id: 501 }, { investor_id: 502 }] };

describe('a session', () => {
  it('does not exist at first', () => {
    const { session } = openSession();
    expect(session.state()).toMatchObject({ isSignedIn: false, mustSetPassword: false, investorId: undefined });
    expect(session.token()).toBeUndefined();
  });

  it('begins with a sign-in, exists in every tab and after a reload, and ends with the sign-out', () => {
    const { session } = openSession();
    expect(session.signIn({ session_token: 'token-1', first_login: 0 })).toBe(true);
    expect(session.state().isSignedIn).toBe(true);
    expect(openSession().session.state().isSignedIn).toBe(true);
    session.signOut();
    expect(session.state()).toMatchObject({ isSignedIn: false, investorId: undefined });
    expect(openSession().session.state().isSignedIn).toBe(false);
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const { session } = openSession();
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    session.signIn({ session_token: 'token-1' });
    session.select(501);
    session.select(501);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    session.signOut();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('changes both epochs at each sign-in, sign-out and end, and the investor’s at each switch, too', () => {
    const { session } = openSession();
    const seen = { user: new Set([session.epoch('user')]), investor: new Set([session.epoch('investor')]) };
    const note = () => {
      for (const scope of ['user', 'investor'] as const) seen[scope].add(session.epoch(scope));
    };
    const steps = [
      () => session.signIn({ session_token: 'token-1' }),
      () => session.signOut(),
      () => session.signIn({ session_token: 'token-2' }),
      () => session.expire(),
    ];
    for (const step of steps) {
      step();
      note();
    }
    expect([seen.user.size, seen.investor.size]).toEqual([5, 5]);
    session.select(501);
    note();
    session.select(502);
    note();
    session.renew('token-3', sendingTime());
    note();
    expect([seen.user.size, seen.investor.size]).toEqual([5, 7]);
  });

  it('stores a new id each time, for other tabs to read', () => {
    const { session } = openSession();
    const ids = [1, 2].map(() => {
      session.signIn({ session_token: 'the-same' });
      return localStorage.getItem('session_id');
    });
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
    session.signOut();
    expect(localStorage.getItem('session_id')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('leaves a notice for the sign-in page, which takes it once', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.expire();
    expect(localStorage.getItem('session_toast')).toBe('1');
    expect([session.takeEndedNotice(), session.takeEndedNotice()]).toEqual([true, false]);
    expect(localStorage.getItem('session_toast')).toBeNull();
  });

  it('leaves no notice if nobody was signed in', () => {
    const { session } = openSession();
    session.expire();
    expect(session.takeEndedNotice()).toBe(false);
  });

  it('leaves no notice after signing out, nor after the next sign-in', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.signOut();
    expect(session.takeEndedNotice()).toBe(false);
    session.signIn({ session_token: 'token-2' });
    session.expire();
    session.signIn({ session_token: 'token-3' });
    expect(session.takeEndedNotice()).toBe(false);
  });

  it('is noticed by the hourly check when the cookie is gone', async () => {
    vi.useFakeTimers();
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.chooseFrom(list);
    session.check();
    expect(session.state().isSignedIn).toBe(true);
    await setCookie('session_token=; path=/; max-age=0');
    expect(session.state().isSignedIn).toBe(true);
    session.check();
    vi.advanceTimersByTime(storageDelay);
    expect(session.state()).toMatchObject({ isSignedIn: false, investorId: undefined });
    expect(session.takeEndedNotice()).toBe(true);
  });

  it('is noticed by the hourly check during a first sign-in as well, but not if nobody is signed in', async () => {
    vi.useFakeTimers();
    const { session } = openSession();
    session.check();
    expect(session.takeEndedNotice()).toBe(false);
    session.signIn({ session_token: 'token-1', first_login: 1 });
    await setCookie('session_token=; path=/; max-age=0');
    session.check();
    vi.advanceTimersByTime(storageDelay);
    expect(session.state().mustSetPassword).toBe(false);
    expect(session.takeEndedNotice()).toBe(true);
  });
});

describe('a first sign-in', () => {
  it('keeps its token, but counts as signed in nowhere until the new password is set', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1', first_login: 1 });
    expect(cookies().session_token).toBe('token-1');
    for (const tab of [session, openSession().session]) {
      expect(tab.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
    }
  });

  it('leaves no mark behind, neither when it ends nor for the next sign-in', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1', first_login: 1 });
    session.signOut();
    expect(localStorage.getItem('first_login')).toBeNull();
    session.signIn({ session_token: 'token-2', first_login: 1 });
    session.signIn({ session_token: 'token-3', first_login: null });
    expect(session.state()).toMatchObject({ isSignedIn: true, mustSetPassword: false });
  });
});

describe('a browser that stores nothing', () => {
  it('cannot sign in if it refuses cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { session } = openSession();
    expect(session.signIn({ session_token: 'token-1' })).toBe(false);
    expect(session.state().isSignedIn).toBe(false);
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
  });

  it.each([
    [
      'forbids storage',
      () =>
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('', 'SecurityError');
        }),
    ],
    [
      'has full storage',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        }),
    ],
  ])('still signs in and out if it %s', (_what, breakStorage) => {
    const broken = breakStorage();
    const { session } = openSession();
    expect(session.signIn({ session_token: 'token-1' })).toBe(true);
    session.chooseFrom(list);
    expect(session.state()).toMatchObject({ isSignedIn: true, investorId: 501 });
    session.expire();
    expect(session.takeEndedNotice()).toBe(false);
    expect(session.token()).toBeUndefined();
    broken.mockRestore();
  });
});
