import { type Mock, onTestFinished, vi } from 'vitest';
import { createSession, type Session } from '../../../src/client/session/createSession.ts';

const settings = { sessionMinutes: 60, investorDays: 7, endPointHosts: ['api.northline.test'] };

/** The session of another tab of this browser, and the errors that it reports. */
export function openSession(): { session: Session; report: Mock<(error: Error) => void> } {
  const report = vi.fn<(error: Error) => void>();
  return { session: createSession(settings, report), report };
}

declare const jsdom: { reconfigure(settings: { url: string }): void };

/** Moves the browser to this address until the end of the test, then clears what it has stored there. */
export function visit(url: string): void {
  jsdom.reconfigure({ url });
  onTestFinished(() => {
    clearBrowser();
    jsdom.reconfigure({ url: 'http://localhost:3000/' });
  });
}

export function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=').map(decodeURIComponent)));
}

/** Sets a cookie as another tab or a neighbouring host would, between two tasks of this page. */
export async function setCookie(cookie: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way, and the portal reads this property.
  document.cookie = cookie;
}

/** The attributes of every cookie that is set from now on, by its name and value. */
export function watchCookies(): Record<string, string[]> {
  const set: Record<string, string[]> = {};
  const { set: real } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [pair = '', ...attributes] = text.split('; ');
    set[pair] = attributes.map((attribute) => attribute.toLowerCase()).toSorted();
    real?.call(document, text);
  });
  onTestFinished(() => spy.mockRestore());
  return set;
}

/** Makes the browser one that has never visited the portal. */
export function clearBrowser(): void {
  history.replaceState(null, '', '/overview');
  for (const name of Object.keys(cookies())) {
    for (const path of ['/', '/overview']) void setCookie(`${name}=; path=${path}; max-age=0`);
  }
  localStorage.clear();
  history.replaceState(null, '', '/');
}
