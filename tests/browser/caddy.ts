import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import portal from '../../portal.config.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { today } from '../day.ts';
import { machine } from '../deploy/machine.ts';
import { test as base, expect } from './portal.ts';

const root = join(import.meta.dirname, '../..');

/** Starts Caddy as `npm run release` configures it, with dist/, a sandbox and a certificate for each host. */
async function deploy() {
  const sandbox = await startSandbox({ port: 0, today: () => today });
  const hosts = portal.hosts?.map(({ host }) => host) ?? [];
  const here = await machine(hosts, ['--api', `${sandbox.url}/api`]);
  execFileSync(process.execPath, [join(root, 'scripts/release.ts'), ...here.words], { cwd: root });
  const [name = ''] = readdirSync(join(here.to, 'releases'));
  const site = join(here.to, 'releases', name);
  await here.start();
  return {
    ...here,
    /** The name of the live release, and its folder, a copy of dist/. */
    name,
    site,
    sandboxUrl: sandbox.url,
    /** Restores dist/ after a test has deployed something else. */
    restore() {
      rmSync(site, { recursive: true, force: true });
      cpSync(join(root, 'dist'), site, { recursive: true });
    },
    async stop() {
      await here.stop();
      await sandbox.close();
    },
  };
}

/** Tests of a deployed portal, with real hosts, HTTPS, and the API on port 8443. */
export const test = base.extend<{ host: string }, { running: Awaited<ReturnType<typeof deploy>> }>({
  running: [
    async ({}, use) => {
      const running = await deploy();
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  // Maps the hosts to the ports of Caddy on this machine.
  browser: [
    async ({ running: { ports } }, use) => {
      const rules = `MAP *.test:443 127.0.0.1:${ports.pages}, MAP *.test:8443 127.0.0.1:${ports.api}`;
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
