import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../src/api/sendingTime.ts';
import { clearBrowser, cookies, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error');
});

/** Two tabs of one browser, in both of which the same user is signed in. */
function twoTabs() {
  const [here, there] = [openSession().session, openSession().session];
  there.signIn({ session_token: 'token-1' });
  here.check();
  for (const session of [here, there]) session.chooseFrom({ investors: [{ investor_id: 501 }, { investor_id: 502 }] });
  return { here, there };
}

/** Lets one tab look after each step that another one takes in the storage. */
function afterEachStep(look: () => void) {
  let isLooking = false;
  for (const step of ['setItem', 'removeItem'] as const) {
    const take: (key: string, value: string) => void = Storage.prototype[step];
    vi.spyOn(Storage.prototype, step).mockImplementation(function (this: Storage, key: string, value = '') {
      take.call(this, key, value);
      if (isLooking) return;
      isLooking = true;
      look();
      isLooking = false;
    });
  }
}

describe('a tab', () => {
  it('is signed in with the other one, without being loaded anew', () => {
    const { here, there } = twoTabs();
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false, id: there.state().id });
    expect(here.isCurrent()).toBe(true);
  });

  it('is led to the new password with the other one', () => {
    const [here, there] = [openSession().session, openSession().session];
    there.signIn({ session_token: 'token-1', first_login: 1 });
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
  });

  it('hears of a sign-in before the storage has told of it, and of its marks after', () => {
    const [here, there] = [openSession().session, openSession().session];
    there.signIn({ session_token: 'token-1', first_login: 1 });
    localStorage.removeItem('first_login');
    here.check(there.state().id);
    localStorage.setItem('first_login', '1');
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
  });

  it('leaves its session where the other one signs out, without a notice of its own', () => {
    const { here, there } = twoTabs();
    const epoch = here.epoch('user');
    there.signOut();
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, isSuperseded: true, investorId: undefined, id: undefined });
    expect(here.epoch('user')).not.toBe(epoch);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('never says that the session has ended, whenever it looks while the other one signs out', () => {
    const { here, there } = twoTabs();
    afterEachStep(() => here.check());
    there.signOut();
    expect(here.state().isSuperseded).toBe(true);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('never says so where the storage arrives later than the cookies', () => {
    const { here, there } = twoTabs();
    const steps: Record<string, string>[] = [];
    afterEachStep(() => steps.push({ ...localStorage }));
    there.signOut();
    vi.restoreAllMocks();
    for (const step of steps) {
      localStorage.clear();
      for (const [key, value] of Object.entries(step)) localStorage.setItem(key, value);
      here.check();
    }
    expect(here.state().isSuperseded).toBe(true);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('is signed in without being loaded anew, whenever it looks while the other one signs in', () => {
    const [here, there] = [openSession().session, openSession().session];
    afterEachStep(() => here.check());
    there.signIn({ session_token: 'token-1' });
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false, id: there.state().id });
  });

  it('leaves its session to another user, sends nothing with the other’s token and ends nothing of it', () => {
    const { here, there } = twoTabs();
    there.signOut();
    there.signIn({ session_token: 'token-2' });
    const epoch = here.epoch('user');
    // As before each request.
    here.syncWithOtherTabs();
    expect(here.state()).toMatchObject({ isSignedIn: false, isSuperseded: true, id: there.state().id });
    expect(here.epoch('user')).not.toBe(epoch);
    expect(here.token()).toBeUndefined();
    expect(here.isCurrent()).toBe(false);
    here.expire();
    expect(cookies().session_token).toBe('token-2');
    expect(there.isCurrent()).toBe(true);
    expect(localStorage.getItem('session_toast')).toBeNull();
  });

  it('hears so by its name where the storage is of no use', () => {
    const { here } = twoTabs();
    here.check('another-session');
    expect(here.state().isSuperseded).toBe(true);
    const { here: other } = twoTabs();
    other.check('');
    expect(other.state().isSuperseded).toBe(true);
  });

  it('goes by the token that the other one was given', () => {
    const { here, there } = twoTabs();
    there.renew('token-2', sendingTime());
    here.check();
    expect(here.token()).toBe('token-2');
    expect(here.state().isSignedIn).toBe(true);
  });

  it('that has been left signs in anew', () => {
    const { here, there } = twoTabs();
    there.signOut();
    here.check();
    expect(here.signIn({ session_token: 'token-3' })).toBe(true);
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false });
  });
});

describe('the end by the clock', () => {
  it('is an hour after the cookie was last set, by whichever tab', () => {
    const { here, there } = twoTabs();
    const first = here.endsAt();
    expect(Math.abs((first ?? 0) - Date.now() - 3_600_000)).toBeLessThan(1000);
    localStorage.setItem('session_renewed', String(Date.now() - 1_800_000));
    expect(here.endsAt()).toBe(Number(localStorage.getItem('session_renewed')) + 3_600_000);
    there.renew('token-2', sendingTime());
    expect(here.endsAt()).toBe(there.endsAt());
    expect(here.endsAt()).toBeGreaterThanOrEqual(first ?? 0);
  });

  it('is no later for a clock that was put back', () => {
    const { here } = twoTabs();
    localStorage.setItem('session_renewed', String(Date.now() + 7_200_000));
    expect((here.endsAt() ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  it('ends nothing while the cookie is there, whose hour the browser counts: a clock that was put right by hours', async () => {
    const { session } = openSession();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    session.signIn({ session_token: 'token-1' });
    vi.useRealTimers();
    await setCookie('session_token=token-1; path=/');
    expect(session.endsAt()).toBeLessThan(Date.now());
    session.check();
    expect(session.state().isSignedIn).toBe(true);
  });

  it('is not known where a cookie is found that nobody noted', async () => {
    await setCookie('session_token=token-1; path=/');
    expect(openSession().session.endsAt()).toBeUndefined();
  });
});
