import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { operations } from '../generated/operations.ts';
// In development the portal loads it in the background, and a test could end before that.
import '../src/client/warnOnSchemaMismatch.ts';
import { createApp } from '../src/app/createApp.tsx';
import type { ActiveLanguage } from '../src/app/language.ts';
import { reportError } from '../src/app/reportError.ts';
import { takeDifferenceCounts } from '../src/client/differenceCounts.ts';
import { reached } from '../src/client/reachability.ts';
import { createSession } from '../src/client/session/createSession.ts';
import type { Portal } from '../src/config/portal.ts';
import { homePart, publicPart } from '../src/config/publicPart.ts';
import { renderers } from '../src/kinds/drawn.ts';
import { createSandbox } from '../src/sandbox/createSandbox.ts';
import { PASSWORD } from '../src/sandbox/data/users.ts';
import { cardShown } from '../src/screen/afterCards.ts';
import { leaving } from '../src/screen/leaving.ts';
import { toastStore } from '../src/ui/toastStore.ts';
import { namedDays } from '../src/values/today.ts';
import { today } from './day.ts';
import { hearOurNames } from './hearOurNames.ts';
import { smallPortal } from './portal/smallPortal.ts';
import { afterEachFile, afterEachTest } from './puttingBack.ts';
import { users } from './users.ts';

/** The back end on 2026-07-10; its sessions follow the test's clock. Tests can add faults. */
export const sandbox = createSandbox({ today: () => today, now: () => Date.now() });

interface Call {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

/** The calls that the portal has sent since it was opened. */
export const calls: Call[] = [];

/** The bodies that the portal has sent to a path. */
export const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

/** The server between the portal and the sandbox; a test can make it answer a call itself. */
export const server = setupServer(
  ...sandbox.handlers,
  // If code is missing, as that for PDFs is here, the portal fetches the page to see whether there is a new version.
  http.get('/', () => HttpResponse.html('<div id="root"></div>')),
);

server.events.on('request:start', async ({ request }) => {
  const call = { path: new URL(request.url).pathname.replace(/^\/api/, ''), body: {}, headers: request.headers };
  calls.push(call);
  const text = await request.clone().text();
  if (text.startsWith('{')) Object.assign(call.body, JSON.parse(text));
});

/** More cards than any screen has. */
const mostCards = 30;

afterEachTest.add(() => {
  // Otherwise sections that wait for cards of a closed page would load their code during the next file.
  for (let card = 0; card < mostCards; card += 1) cardShown();
  toastStore.clear();
  takeDifferenceCounts();
  reached();
  namedDays.forget();
  leaving.isReleased = false;
  server.resetHandlers();
  sandbox.reset();
  calls.length = 0;
});

let isListening = false;

/** Starts the server only in files that open a portal, not in the others of the worker. */
async function listen(): Promise<void> {
  if (isListening) return;
  isListening = true;
  await server.listen({ onUnhandledFrame: 'error' });
  hearOurNames();
}

afterEachFile.add(async () => {
  if (isListening) await server.close();
  isListening = false;
});

async function signInAs(email: string, { session, api }: Portal) {
  const answer = await sandbox.handle(
    new Request(`${location.origin}/api${operations.authLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  );
  const settings = {
    sessionMinutes: session.cookieMinutes,
    investorDays: session.investorDays,
    endPointHosts: api.endPointHosts,
  };
  if (!answer?.ok) throw new Error(`The sandbox does not let ${email} in.`);
  const { data } = await answer.json();
  // Users who sign in for the first time have set their password by now.
  createSession(settings, () => undefined).signIn({ ...data, first_login: 0 }, email);
}

interface Options {
  /** The sandbox user to sign in, by default the one with three investors; null for a visitor. */
  user?: string | null;
  /** A config other than the small one. */
  shown?: Portal;
  /** A language other than the config's first. */
  spoken?: ActiveLanguage;
}

/**
 * Opens the whole portal at a path, on top of the sandbox, and returns the user in front of it. The code of tables is
 * already loaded, so that a region that a test has found is not replaced when its table appears.
 */
export async function openPortal(
  path = '/overview',
  { user = users.investor, shown = smallPortal, spoken }: Options = {},
) {
  await listen();
  if (user !== null) await signInAs(user, shown);
  history.replaceState(null, '', path);
  const { table } = renderers;
  if (user !== null && 'fetch' in table && table.fetch instanceof Function) await table.fetch();
  const app = createApp(
    publicPart(shown),
    { home: () => Promise.resolve(homePart(shown)), whole: () => Promise.resolve(shown) },
    spoken,
  );
  render(app, { onCaughtError: reportError });
  return userEvent.setup();
}

/** Opens it for somebody who has not signed in, or for the user of a session that there is already. */
export const openAsVisitor = (path: string, options: Omit<Options, 'user'> = {}) =>
  openPortal(path, { ...options, user: null });
