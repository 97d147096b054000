import md5 from 'md5';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../../src/client/sendingTime.ts';
import { readCookie } from '../../../src/client/session/cookies.ts';
import { provideDigest } from '../../../src/client/session/investorHash.ts';
import { clearBrowser, cookies, openSession, setCookie, visit, watchCookies } from './openSession.ts';

const answer = {
  session_token: 'token-1',
  connection_token: 'connection-1',
  endpoint: 'https://api.northline.test/v2',
};
const hash501 = '5b69b9cb83065d403869739ae7f0995e';

beforeEach(clearBrowser);

describe('the cookies', () => {
  it('of a sign-in last an hour, are for this host alone, and are not sent when following links from other sites', () => {
    const set = watchCookies();
    openSession().session.signIn(answer);
    const attributes = ['max-age=3600', 'path=/', 'samesite=strict'];
    expect(set['session_token=token-1']).toEqual(attributes);
    expect(set['connectionToken=connection-1']).toEqual(attributes);
    expect(set['end_point=https://api.northline.test/v2']).toEqual(attributes);
  });

  it('of the selected investor last seven days', () => {
    const set = watchCookies();
    openSession().session.select(501);
    const attributes = ['max-age=604800', 'path=/', 'samesite=strict'];
    expect(set['selectedInvestor=501']).toEqual(attributes);
    expect(set[`investorHash=${hash501}`]).toEqual(attributes);
  });

  it('are secure if the portal is served over HTTPS', () => {
    visit('https://portal.lender.test/');
    const set = watchCookies();
    const { session } = openSession();
    session.signIn(answer);
    session.select(501);
    const kept = Object.values(set).filter((attributes) => attributes.some((one) => one.startsWith('max-age=')));
    expect(kept).toHaveLength(5);
    for (const attributes of kept) expect(attributes).toContain('secure');
    session.signOut();
    expect(session.token()).toBeUndefined();
  });

  it('of the session all start a new hour with every new token', () => {
    const { session } = openSession();
    session.signIn(answer);
    session.select(501);
    const set = watchCookies();
    session.renew('token-2', sendingTime());
    const attributes = ['max-age=3600', 'path=/', 'samesite=strict'];
    expect(set).toEqual({
      'session_token=token-2': attributes,
      'connectionToken=connection-1': attributes,
      'end_point=https://api.northline.test/v2': attributes,
    });
    expect(session.token()).toBe('token-2');
  });

  it('are not created by a renewal if they did not exist', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.renew('token-2', sendingTime());
    expect(cookies()).toEqual({ session_token: 'token-2' });
  });

  it.each([
    ['sign-out', 'signOut'],
    ['the end of the session', 'expire'],
  ] as const)('of the session are removed at %s, and those of the investor stay', (_when, verb) => {
    const { session } = openSession();
    session.signIn(answer);
    session.select(501);
    expect(Object.keys(cookies())).toHaveLength(5);
    session[verb]();
    expect(cookies()).toEqual({ selectedInvestor: '501', investorHash: hash501 });
  });

  it('of the investor outlive another sign-in; those of the previous session do not', () => {
    const { session } = openSession();
    session.signIn(answer);
    session.select(501);
    session.signIn({ session_token: 'token-2', endpoint: '', connection_token: null });
    expect(cookies()).toEqual({ session_token: 'token-2', selectedInvestor: '501', investorHash: hash501 });
  });
});

describe('reading', () => {
  it('asks the browser once per task, and again after a change', async () => {
    await Promise.resolve();
    const read = vi.spyOn(document, 'cookie', 'get');
    const { session } = openSession();
    session.syncWithOtherTabs();
    expect([session.token(), session.investorId(), session.endPoint()]).toEqual([undefined, undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(1);
    session.signIn(answer);
    expect(session.token()).toBe(answer.session_token);
    await setCookie('session_token=; path=/; max-age=0');
    expect(readCookie('session_token')).toBeUndefined();
  });
});

describe('a cookie of the same name as one from a neighbouring host', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/overview');
  });

  it('is not used if the two cannot be told apart, whichever comes first', async () => {
    const { session } = openSession();
    session.signIn(answer);
    await setCookie('selectedInvestor=666; path=/overview');
    await setCookie('selectedInvestor=501; path=/');
    expect(session.investorId()).toBeUndefined();
  });

  it('is told apart from the planted one by its mark', async () => {
    const { session } = openSession();
    session.signIn(answer);
    await setCookie('end_point=https://api.northline.test/tossed; path=/overview');
    await setCookie('connectionToken=tossed; path=/overview');
    const set = watchCookies();
    session.renew('token-2', sendingTime());
    expect(session.endPoint()).toBe(answer.endpoint);
    expect(Object.keys(set)).toEqual([
      'session_token=token-2',
      'connectionToken=connection-1',
      `end_point=${answer.endpoint}`,
    ]);
  });

  it('is not confused with one whose name only begins the same', async () => {
    await setCookie('session_token_2=x; path=/');
    await setCookie('session_token=token-1; path=/');
    expect(readCookie('session_token')).toBe('token-1');
  });
});

describe('a planted cookie', () => {
  it('is not adopted by a renewal', async () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    await setCookie('connectionToken=planted; path=/');
    await setCookie('end_point=https://api.northline.test/planted; path=/');
    const set = watchCookies();
    session.renew('token-2', sendingTime());
    expect(Object.keys(set)).toEqual(['session_token=token-2']);
  });

  it.each([
    ['with another hash', () => setCookie(`investorHash=${'0'.repeat(32)}; path=/`)],
    ['with another investor', () => setCookie('selectedInvestor=502; path=/')],
  ])(
    '%s never gives an investor a foreign hash before the code that computes hashes is loaded',
    async (_which, plant) => {
      openSession().session.select(501);
      provideDigest(() => undefined as never);
      expect(openSession().session.investorHash()).toBe(hash501);
      await plant();
      expect(openSession().session.investorHash()).toBeUndefined();
      provideDigest(md5);
    },
  );
});

describe('a token', () => {
  it.each([
    ['is longer than a browser keeps', 'x'.repeat(4100)],
    ['is empty', ''],
    ['has a line break', 'token\r\nX-Evil: 1'],
    ['has characters that headers do not allow', 'tøken'],
  ])('that %s signs nobody in, and ends the existing session', (_what, session_token) => {
    const { session } = openSession();
    session.signIn(answer);
    expect(session.signIn({ session_token })).toBe(false);
    expect(cookies()).toEqual({});
    expect(session.state()).toMatchObject({ isSignedIn: false, mustSetPassword: false });
    expect(localStorage.getItem('session_id')).toBeNull();
  });

  it('of that kind does not replace the current one', () => {
    const { session } = openSession();
    session.signIn(answer);
    session.renew('tøken', sendingTime());
    expect(session.token()).toBe('token-1');
  });
});
