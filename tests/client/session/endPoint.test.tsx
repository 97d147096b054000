import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingTime } from '../../../src/client/sendingTime.ts';
import { isAllowedEndPoint } from '../../../src/client/session/endPoint.ts';
import { clearBrowser, cookies, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);

describe('another API address', () => {
  it.each(['https://api.northline.test', 'https://api.northline.test/', 'https://api.northline.test/v2/x-y_z.1'])(
    '%s is taken from a sign-in, used and renewed',
    (endpoint) => {
      const { session, report } = openSession();
      session.signIn({ session_token: 'token-1', endpoint });
      session.renew('token-2', sendingTime());
      expect(session.endPoint()).toBe(endpoint);
      expect(cookies().end_point).toBe(endpoint);
      expect(report).not.toHaveBeenCalled();
    },
  );

  const refused = [
    'http://api.northline.test/v2',
    'https://evil.test',
    'https://evil.test/api.northline.test',
    'https://host@api.northline.test',
    'https://api.northline.test@evil.test',
    'https://api.northline.test.evil.test',
    'https://evil.test#.api.northline.test',
    'https://evil.test?api.northline.test',
    'https://api.northline.test/v2?next=x',
    'https://api.northline.test/v2#x',
    'https://api.northline.test./v2',
    'https://api.northline.test:8443/v2',
    'https://api%2enorthline.test/v2',
    'https:///api.northline.test/v2',
    'https:api.northline.test/v2',
    'https://\\api.northline.test/v2',
    'https://api.northline.test\\@evil.test',
    'https://xn--pi-7ka.northline.test',
    'https://аpi.northline.test',
    'https://[::1]/v2',
    'https://127.0.0.1/v2',
    'https://api.northline.test/../admin',
    'https://api.northline.test/v2/..',
    'https://api.northline.test/v2/..;/admin',
    'https://api.northline.test/v2/%2e%2e/admin',
    'https://api.northline.test/v2/.%2E/admin',
    'https://api.northline.test/v2/%252e%252e/admin',
    'https://api.northline.test/\tv2',
    'https://api.northline.test/\r\nX-Evil: 1',
    ' https://api.northline.test',
    'javascript:alert(1)',
    '//api.northline.test',
    `https://api.northline.test/${'x'.repeat(200)}`,
  ];

  it.each(refused)('%j is dropped on sign-in and reported', (endpoint) => {
    const { session, report } = openSession();
    expect(session.signIn({ session_token: 'token-1', endpoint })).toBe(true);
    expect(cookies()).toEqual({ session_token: 'token-1' });
    expect(session.endPoint()).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(refused)('%j in a cookie is never used, and the cookie is removed', async (endpoint) => {
    await setCookie(`end_point=${encodeURIComponent(endpoint)}; path=/`);
    const { session, report } = openSession();
    expect(session.endPoint()).toBeUndefined();
    expect(cookies()).toEqual({});
    expect(report).toHaveBeenCalledTimes(1);
    expect(session.endPoint()).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  const planted = 'https://api.northline.test/planted';
  const plant = () => setCookie(`end_point=${planted}; path=/`);

  it('is not used if a neighbouring host has planted it, although the config allows it, and is removed', async () => {
    await plant();
    const { session, report } = openSession();
    expect(session.endPoint()).toBeUndefined();
    expect(cookies()).toEqual({});
    expect(report).toHaveBeenCalledTimes(1);
    await plant();
    session.signIn({ session_token: 'token-1' });
    expect(session.endPoint()).toBeUndefined();
    expect(cookies()).toEqual({ session_token: 'token-1' });
    await plant();
    expect(session.endPoint()).toBeUndefined();
  });

  it('is no longer used once a planted one has replaced it', async () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1', endpoint: 'https://api.northline.test/v2' });
    await plant();
    expect([session.endPoint(), openSession().session.endPoint()]).toEqual([undefined, undefined]);
  });

  it('is used in every tab and after a reload, but only as long as the session lasts', async () => {
    const endpoint = 'https://api.northline.test/v2';
    const { session } = openSession();
    session.signIn({ session_token: 'token-1', endpoint });
    expect(openSession().session.endPoint()).toBe(endpoint);
    await setCookie('session_token=; path=/; max-age=0');
    expect([session.endPoint(), openSession().session.endPoint()]).toEqual([undefined, undefined]);
  });

  it('is never used if nothing can be stored', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { session } = openSession();
    session.signIn({ session_token: 'token-1', endpoint: 'https://api.northline.test/v2' });
    expect(session.state().isSignedIn).toBe(true);
    expect(session.endPoint()).toBeUndefined();
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
  });

  it('is reported without the address itself', () => {
    const { session, report } = openSession();
    session.signIn({ session_token: 'token-1', endpoint: 'https://evil.test/secret' });
    expect(report.mock.calls[0]?.[0].message).not.toContain('evil');
  });

  it('may be empty or missing, which is not reported', () => {
    const { session, report } = openSession();
    for (const endpoint of ['', null, undefined]) session.signIn({ session_token: 'token-1', endpoint });
    expect(session.endPoint()).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });

  it('may have a port if the config lists it with the host', () => {
    expect(isAllowedEndPoint('https://api.northline.test:9443/v2', ['api.northline.test:9443'])).toBe(true);
    expect(isAllowedEndPoint('https://api.northline.test/v2', ['api.northline.test:9443'])).toBe(false);
    expect(isAllowedEndPoint('https://api.northline.test/v2', [])).toBe(false);
  });
});
