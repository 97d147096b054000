import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.ts';
import { sandboxMiddleware } from '../../src/sandbox/server.ts';
import { ownCertificate } from '../certificate.ts';
import { today } from '../day.ts';
import { test as base } from './portal.ts';

const host = 'portal.lender.localhost';

/** Another website under the same domain, which can set cookies for the portal, too. */
export const sibling = 'elsewhere.lender.localhost';

interface FarApi {
  /** Tests can add faults. */
  sandbox: Sandbox;
  /** The requests that it has received since the last test. */
  received: IncomingMessage[];
  /** The browser's preflight requests since the last test. */
  preflights: string[];
  /** Ends every connection and accepts no more until `open`. */
  close(): void;
  open(): void;
}

/** Serves the API as on a real host: on another port, over HTTPS, for a page of another origin. */
async function serveApi() {
  const sandbox = createSandbox({ today: () => today });
  const received: IncomingMessage[] = [];
  const preflights: string[] = [];
  const middleware = sandboxMiddleware(sandbox);
  let isOpen = true;
  const server = createServer(ownCertificate(host), (request, response) => {
    if (request.method === 'POST') received.push(request);
    if (request.method === 'OPTIONS') preflights.push(request.url ?? '');
    middleware(request, response, () => response.writeHead(404).end());
  });
  server.on('connection', (socket) => {
    if (!isOpen) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The API has no port.');
  const api: FarApi = {
    sandbox,
    received,
    preflights,
    close() {
      isOpen = false;
      server.closeAllConnections();
    },
    open() {
      isOpen = true;
    },
  };
  return { api, server, port: address.port };
}

/** Tests of a portal whose API is on port 8443 of its host, as everywhere except on a developer's machine. */
export const test = base.extend<{ api: FarApi }, { far: Awaited<ReturnType<typeof serveApi>> }>({
  far: [
    async ({}, use) => {
      const far = await serveApi();
      await use(far);
      far.server.closeAllConnections();
      far.server.close();
    },
    { scope: 'worker' },
  ],

  // Nothing listens on 8443; a browser option maps the port to the API's.
  browser: [
    async ({ far }, use) => {
      const args = [...browserArguments, `--host-resolver-rules=MAP ${host}:8443 127.0.0.1:${far.port}`];
      const executablePath = findBrowser();
      const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  ignoreHTTPSErrors: true,

  apiUrl: ({ far }, use) => use(`https://127.0.0.1:${far.port}/api`),

  baseURL: ({ portalUrl }, use) => use(`http://${host}:${new URL(portalUrl).port}`),

  api: async ({ far: { api } }, use) => {
    api.sandbox.reset();
    api.received.length = 0;
    api.preflights.length = 0;
    api.open();
    await use(api);
  },
});

export { expect } from '@playwright/test';
