import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import portal from '../../portal.config.ts';
import { browserArguments, findBrowser, findCaddy } from '../../scripts/browser.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { writeCertificate } from '../certificate.ts';
import { freePorts } from '../freePorts.ts';
import { test as base, expect } from './portal.ts';

const root = join(import.meta.dirname, '../..');

export interface Deployment {
  /** The folder of the live release, a copy of dist/. */
  site: string;
  /** Its access log, and its name. */
  log: string;
  name: string;
  /** The ports on which Caddy listens for pages and for the API. */
  pages: number;
  api: number;
  sandboxUrl: string;
  /** Restores dist/ after a test has deployed something else. */
  restore(): void;
}

/** Starts Caddy as `npm run release` configures it, with dist/, a sandbox and a certificate for each host. */
async function deploy() {
  const sandbox = await startSandbox({ port: 0, today: () => '2026-07-10' });
  const [pages = 0, api = 0, http = 0, admin = 0] = await freePorts(4);
  const folder = mkdtempSync(join(tmpdir(), 'portal-caddy-'));
  const [to, certificates, file, log] = ['site', 'certificates', 'Caddyfile', 'portal.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]; // Four.
  for (const { host } of portal.hosts ?? []) writeCertificate(join(certificates, host), host);
  const options = { to, api: `${sandbox.url}/api`, tls: certificates, caddyfile: file, log, listen: '127.0.0.1' };
  const ports = { port: pages, 'api-port': api, 'http-port': http, admin: `127.0.0.1:${admin}` };
  const words = Object.entries({ ...options, ...ports }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  execFileSync(process.execPath, [join(root, 'scripts/release.ts'), ...words], { cwd: root });
  const [name = ''] = readdirSync(join(to, 'releases'));
  const site = join(to, 'releases', name);
  const caddy = spawn(findCaddy(), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(caddy, 'exit');
  const restore = () => {
    rmSync(site, { recursive: true, force: true });
    cpSync(join(root, 'dist'), site, { recursive: true });
  };
  const deployment: Deployment = { site, log, name, pages, api, sandboxUrl: sandbox.url, restore };
  const isThere = () =>
    ask(deployment, { path: '/health' }).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(isThere).toBe(200);
  return {
    deployment,
    async stop() {
      caddy.kill('SIGTERM');
      await ended;
      await sandbox.close();
      rmSync(folder, { recursive: true });
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

  // Maps the hosts to the ports of Caddy on this machine.
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
