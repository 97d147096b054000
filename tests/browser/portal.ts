import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { today } from '../day.ts';
import { users } from '../users.ts';
import { sessionOf } from './sessionOf.ts';
import { settled, watch } from './waits.ts';

const root = join(import.meta.dirname, '../..');

type OperationId = keyof typeof operations;

/** The data of an answer, without its envelope. */
// biome-ignore lint/suspicious/noExplicitAny: tests read fields by name, and a wrong name fails the test
type Answer = Record<string, any>;

interface Visit {
  as?: string;
  at?: string;
  page?: Page;
}

/** The type of the fixture `signIn`, for test helpers. */
export type SignIn = PortalFixtures['signIn'];

interface PortalFixtures {
  /** Messages that the browser itself is expected to log in this test. */
  expected: RegExp | undefined;
  /** Whether the code of other screens is loaded ahead, instead of only when needed, which is less work. */
  loadsAhead: boolean;
  /** The address of the sandbox's API. */
  apiUrl: string;
  /** Starts a session as the portal does after its form, and opens a screen, by default the overview of investor@. */
  signIn(visit?: Visit): Promise<void>;
  /** Fills in the sign-in form and waits until it has led somewhere, for tests about signing in. */
  signInByForm(email?: string, page?: Page): Promise<void>;
  /** Requests from the sandbox what the page should show, with the token of the page's session. */
  ask(id: OperationId, body?: object): Promise<Answer>;
}

/** Used because the server may close a kept-alive connection just as it is reused. */
const ownConnection = { connection: 'close' };

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Starts a portal with its own sandbox for a worker, so that one test's reset does not end the session of another. */
export async function startPreview(port: number, project = root): Promise<() => Promise<unknown>> {
  const preview = spawn(process.execPath, [join(project, 'scripts/preview.ts')], {
    env: { ...process.env, PORT: String(port), SANDBOX_TODAY: today },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Listens from the start, since the event of a process that has ended is not repeated.
  const ended = once(preview, 'exit');
  await expect.poll(() => isThere(`http://localhost:${port}/login`), { timeout: 200_000 }).toBe(true);
  return () => {
    preview.kill('SIGKILL'); // SIGTERM would wait for connections that browsers keep open.
    return ended;
  };
}

/** Playwright's test, which fails if the portal logs an error or violates its content security policy. */
export const test = base.extend<PortalFixtures, { portalUrl: string }>({
  portalUrl: [
    async ({}, use, { parallelIndex, project }) => {
      const first = new URL(project.use.baseURL ?? '');
      if (parallelIndex === 0) return use(first.origin);
      const port = Number(first.port) + parallelIndex;
      const stop = await startPreview(port);
      await use(`http://localhost:${port}`);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: ({ portalUrl }, use) => use(portalUrl),

  expected: [undefined, { option: true }],
  loadsAhead: [false, { option: true }],

  context: async ({ context, request, portalUrl, expected, loadsAhead }, use) => {
    await request.post(`${portalUrl}/sandbox/reset`, { headers: ownConnection });
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      // Chromium itself logs every refusal, including expected ones.
      const isRefusal = message.text().startsWith('Failed to load resource') && /\/api\//.test(message.location().url);
      const isExpected = isRefusal || expected?.test(message.text());
      if (message.type() === 'error' && !isExpected) complaints.push(message.text());
    });
    context.on('page', watch);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Content security policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    if (!loadsAhead) await saveData(context);
    await use(context);
    expect(complaints, 'errors in the browser').toEqual([]);
  },

  apiUrl: ({ portalUrl }, use) => use(`${portalUrl}/api`),

  signIn: async ({ page: own, context, request, apiUrl, baseURL }, use) => {
    await use(async ({ as = users.investor, at = '/overview', page = own } = {}) => {
      const response = await request.post(`${apiUrl}${operations.authLogin.path}`, {
        data: { email: as, password: PASSWORD },
        headers: ownConnection,
      });
      expect(response.ok(), `${as}: ${response.status()}`).toBe(true);
      // An open sign-in page would notice the session and navigate by itself.
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await context.setStorageState(sessionOf(baseURL ?? '', (await response.json()).data, as));
      await page.goto(at);
    });
  },

  signInByForm: async ({ page: own }, use) => {
    await use(async (email = users.investor, page = own) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).not.toHaveURL(/\/login/);
    });
  },

  ask: async ({ context, request }, use) => {
    await use(async (id, body = {}) => {
      const cookies = await context.cookies();
      const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
      const response = await request.post(`/api${operations[id].path}`, {
        data: { session_token: cookieOf('session_token'), ...body },
        headers: { invidshash: cookieOf('investorHash'), ...ownConnection },
      });
      expect(response.ok(), `${id}: ${response.status()}`).toBe(true);
      return (await response.json()).data;
    });
  },
});

/** From the next document on, code is loaded only when needed, as for users who ask the browser to save data. */
export const saveData = (where: Page | BrowserContext) =>
  where.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the whole overview has loaded. */
export async function whole(page: Page) {
  await expect(page.getByRole('combobox', { name: 'Measure' })).toBeVisible();
  await settled(page);
}

/** Makes the server return this instead of any document. A later call wins without an `unroute`. */
export const serveDocument = (page: Page, body: string | Buffer) =>
  page.route('**/api/documents/get', (route) => route.fulfill({ contentType: 'application/pdf', body }));

/** An amount as the portal writes it, without the currency. */
export const amount = (value: number) =>
  value.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The description of an activity as a row shows it, which names the investment: without the loan's number. */
export const described = ({ description }: Answer): string => description.replace(/, [A-Z]+-.*$/, '');

export { expect } from '@playwright/test';
export { noon } from '../day.ts';
export { users } from '../users.ts';
export { loaded, sent, settled } from './waits.ts';
