import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../../src/client/sendingTime.ts';
import { storageDelay } from '../../../src/client/session/storage.ts';
import { clearBrowser, cookies, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error');
});

/** Two tabs of one browser with the same user signed in. */
function twoTabs() {
  const [here, there] = [openSession().session, openSession().session];
  there.signIn({ session_token: 'token-1' });
  here.check();
  for (const session of [here, there]) session.chooseFrom({ investors: [{ investor_id: 501 }, { investor_id: 502 }] });
  return { here, there };
}

/** Calls `look` after each change that another tab makes to storage. */
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
  it('is signed in together with the other without a reload', () => {
    const { here, there } = twoTabs();
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false, id: there.state().id });
    expect(here.isCurrent()).toBe(true);
  });

  it('is led to the new password together with the other', () => {
    const [here, there] = [openSession().session, openSession().session];
    there.signIn({ session_token: 'token-1', first_login: 1 });
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
  });

  it('recognizes a first sign-in even if its mark arrives late', () => {
    const [here, there] = [openSession().session, openSession().session];
    there.signIn({ session_token: 'token-1', first_login: 1 });
    localStorage.removeItem('first_login');
    here.check(there.state().id);
    localStorage.setItem('first_login', '1');
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, mustSetPassword: true });
  });

  it('leaves its session without a notice when the other signs out', () => {
    const { here, there } = twoTabs();
    const epoch = here.epoch('user');
    there.signOut();
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: false, isSuperseded: true, investorId: undefined, id: undefined });
    expect(here.epoch('user')).not.toBe(epoch);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('never says that the session has ended if the cookies of the other’s sign-out arrive before its storage', () => {
    vi.useFakeTimers();
    const { here, there } = twoTabs();
    const id = localStorage.getItem('session_id') ?? '';
    there.signOut();
    localStorage.setItem('session_id', id);
    here.check();
    localStorage.removeItem('session_id');
    vi.advanceTimersByTime(storageDelay);
    expect(here.state().isSuperseded).toBe(true);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('never says that the session has ended, whenever it checks while the other signs out', () => {
    const { here, there } = twoTabs();
    afterEachStep(() => here.check());
    there.signOut();
    expect(here.state().isSuperseded).toBe(true);
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('never says so if storage arrives later than the cookies', () => {
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

  it('is signed in without a reload, whenever it checks while the other signs in', () => {
    const [here, there] = [openSession().session, openSession().session];
    afterEachStep(() => here.check());
    there.signIn({ session_token: 'token-1' });
    here.check();
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false, id: there.state().id });
  });

  it('gives way to another user: it neither uses that user’s token nor ends that session', () => {
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

  it('notices another session by its id alone if storage does not help', () => {
    const { here } = twoTabs();
    here.check('another-session');
    expect(here.state().isSuperseded).toBe(true);
    const { here: other } = twoTabs();
    other.check('');
    expect(other.state().isSuperseded).toBe(true);
  });

  it('leaves at once, without a notice, when the other says that it has signed out and the storage is full', () => {
    const { there } = twoTabs();
    localStorage.removeItem('session_id');
    const { session: here } = openSession();
    there.signOut();
    here.check('');
    expect(here.state()).toMatchObject({ isSignedIn: false, isSuperseded: true });
    expect(here.takeEndedNotice()).toBe(false);
  });

  it('uses the token that the other has received', () => {
    const { here, there } = twoTabs();
    there.renew('token-2', sendingTime());
    here.check();
    expect(here.token()).toBe('token-2');
    expect(here.state().isSignedIn).toBe(true);
  });

  it('can sign in again after its session was ended elsewhere', () => {
    const { here, there } = twoTabs();
    there.signOut();
    here.check();
    expect(here.signIn({ session_token: 'token-3' })).toBe(true);
    expect(here.state()).toMatchObject({ isSignedIn: true, isSuperseded: false });
  });
});

describe('the expected end of the session', () => {
  it('is an hour after any tab has last set the cookie', () => {
    const { here, there } = twoTabs();
    const first = here.endsAt();
    expect(Math.abs((first ?? 0) - Date.now() - 3_600_000)).toBeLessThan(1000);
    localStorage.setItem('session_renewed', String(Date.now() - 1_800_000));
    expect(here.endsAt()).toBe(Number(localStorage.getItem('session_renewed')) + 3_600_000);
    there.renew('token-2', sendingTime());
    expect(here.endsAt()).toBe(there.endsAt());
    expect(here.endsAt()).toBeGreaterThanOrEqual(first ?? 0);
  });

  it('is never more than an hour away, even if the clock was set back', () => {
    const { here } = twoTabs();
    localStorage.setItem('session_renewed', String(Date.now() + 7_200_000));
    expect((here.endsAt() ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  it('does not end a session whose cookie still exists, such as after the clock was corrected by hours', async () => {
    const { session } = openSession();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    session.signIn({ session_token: 'token-1' });
    vi.useRealTimers();
    await setCookie('session_token=token-1; path=/');
    expect(session.endsAt()).toBeLessThan(Date.now());
    session.check();
    expect(session.state().isSignedIn).toBe(true);
  });

  it('is unknown if nothing was recorded about the cookie', async () => {
    await setCookie('session_token=token-1; path=/');
    expect(openSession().session.endsAt()).toBeUndefined();
  });
});
