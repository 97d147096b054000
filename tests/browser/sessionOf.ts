import type { BrowserContext } from '@playwright/test';
import portal from '../../portal.config.ts';
import { createSession } from '../../src/client/session/createSession.ts';
import type { SignInAnswer } from '../../src/client/session/sessionCookies.ts';

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Cookie = BrowserState['cookies'][number];

/** The part of a document that the session uses: it writes cookies one by one and reads them all. */
function cookieDocument(domain: string, cookies: Map<string, Cookie>) {
  return {
    get cookie() {
      return [...cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const given = new Map(attributes.map((attribute) => [attribute.split('=')[0], attribute.split('=')[1]]));
      cookies.delete(name);
      // Removing a cookie sets a date in the past.
      if (given.has('expires')) return;
      const expires = Date.now() / 1000 + Number(given.get('max-age'));
      const [secure, sameSite] = [given.has('secure'), 'Strict' as const];
      cookies.set(name, { name, value, domain, path: '/', expires, httpOnly: false, secure, sameSite });
    },
  };
}

/** The cookies and the storage after this user's sign-in with this answer, written by the portal's own session. */
export function sessionOf(origin: string, answer: SignInAnswer, email: string): BrowserState {
  const location = new URL(origin);
  const cookies = new Map<string, Cookie>();
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const browser = { location, document: cookieDocument(location.hostname, cookies), window: { localStorage } };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    const { cookieMinutes: sessionMinutes, investorDays } = portal.session;
    const { endPointHosts = [] } = portal.api;
    const session = createSession({ sessionMinutes, investorDays, endPointHosts }, (error) => {
      throw error;
    });
    if (!session.signIn(answer, email)) throw new Error('The portal would not keep this session.');
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
  return {
    cookies: [...cookies.values()],
    origins: [{ origin, localStorage: [...kept].map(([name, value]) => ({ name, value })) }],
  };
}
