import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import portal from '../../portal.config.ts';
import { browserArguments, findBrowser, findNginx } from '../../scripts/browser.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { writeCertificate } from '../certificate.ts';
import { freePorts } from '../freePorts.ts';
import { test as base, expect } from './portal.ts';

const root = join(import.meta.dirname, '../..');

export interface Deployment {
  /** The folder that nginx serves, a copy of dist/. */
  site: string;
  /** The folder of its configuration and logs. */
  folder: string;
  /** The ports on which it listens for pages and for the API. */
  pages: number;
  api: number;
  sandboxUrl: string;
  /** Restores dist/ after a test has deployed something else. */
  restore(): void;
}

/** Starts nginx as `npm run nginx` configures it, with a copy of dist/, a sandbox and a self-signed certificate. */
async function deploy() {
  const sandbox = await startSandbox({ port: 0, today: () => '2026-07-10' });
  const [pages = 0, api = 0] = await freePorts(2);
  const parent = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  // nginx runs as another user.
  chmodSync(parent, 0o755);
  const [site, folder] = [join(parent, 'site'), join(parent, 'nginx')];
  const restore = () => {
    rmSync(site, { recursive: true, force: true });
    cpSync(join(root, 'dist'), site, { recursive: true });
  };
  restore();
  for (const { host } of portal.hosts ?? []) writeCertificate(join(folder, 'certificates', host), host);
  const options = { out: folder, api: `${sandbox.url}/api`, site, port: pages, 'api-port': api, listen: '127.0.0.1' };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  execFileSync(process.execPath, [join(root, 'scripts/nginx.ts'), ...words], { cwd: root });
  const inFolder = ['-p', folder, '-c', 'nginx.conf'];
  execFileSync(findNginx(), ['-t', '-q', ...inFolder]);
  const nginx = spawn(findNginx(), [...inFolder, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(nginx, 'exit');
  const deployment: Deployment = { site, folder, pages, api, sandboxUrl: sandbox.url, restore };
  const isThere = () =>
    ask(deployment, { path: '/health' }).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(isThere).toBe(200);
  return {
    deployment,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await sandbox.close();
      rmSync(parent, { recursive: true });
    },
  };
}

/** Tests of a deployed portal, with real hosts, HTTPS, and the API on port 8443. */
export const test = base.extend<{ host: string }, { running: Deployment }>({
  running: [
    async ({}, use) => {
      const { deployment, stop } = await deploy();
      await use(deployment);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  // Maps the hosts to the ports of nginx on this machine.
  browser: [
    async ({ running: { pages, api } }, use) => {
      const rules = `MAP *.test:443 127.0.0.1:${pages}, MAP *.test:8443 127.0.0.1:${api}`;
      const executablePath = findBrowser();
      const args = [...browserArguments, `--host-resolver-rules=${rules}`];
      const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  ignoreHTTPSErrors: true,

  host: ['invest.maplebridge.test', { option: true }],

  portalUrl: [({ running }, use) => use(running.sandboxUrl), { scope: 'worker' }],

  apiUrl: ({ running }, use) => use(`${running.sandboxUrl}/api`),

  baseURL: ({ host }, use) => use(`https://${host}`),
});

export { expect };

interface Asked {
  path: string;
  host?: string;
  /** The name for the connection, if it differs. */
  servername?: string;
  /** The port that nginx listens on, by default that of the pages. */
  port?: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request without a browser, which would hide some headers and refuse others. */
export async function ask(
  { pages }: Deployment,
  { path, host = 'invest.maplebridge.test', port, servername = host, ...asked }: Asked,
) {
  const sent = request({
    host: '127.0.0.1',
    port: port ?? pages,
    path,
    method: asked.method ?? 'GET',
    headers: { host, ...asked.headers },
    servername,
    rejectUnauthorized: false,
  });
  sent.end(asked.body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  const { statusCode: status, headers = {} } = answer ?? {};
  return { status, headers, body: answer ? await text(answer) : '' };
}
