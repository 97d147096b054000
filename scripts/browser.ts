import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { knownCaddy } from './release/server.ts';

/** Debian's headless Chromium: the same engine, but tests take only two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const known = [shell, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const knownOnMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Lets Chromium run as root and without a graphics card, and prevents network requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Makes letters as wide in headless mode as in a window.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium for tests: CHROMIUM_PATH, the system's, Google Chrome, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named ?? [...known, ...knownOnMac, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const isRoot = process.getuid?.() === 0;

function installWithApt(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const mayBecomeRoot = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!mayBecomeRoot) return false;
  const apt = (...args: string[]) => (isRoot ? run('apt-get', ...args) : run('sudo', '-n', 'apt-get', ...args));
  return apt('update') && apt('install', '--yes', '--no-install-recommends', ...packages);
}

/**
 * Like findBrowser(), but installs a browser if there is none, and the faster one for root. Throws if that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found && (found !== '/usr/bin/chromium' || !isRoot)) return found;
  console.log(`There is no ${found ? shell : 'Chromium'} here, so it is installed for the browser tests.`);
  // Debian's packages include the required libraries; Playwright's browser is the fallback without apt-get.
  if (!installWithApt('chromium-headless-shell') && !found && !installWithApt('chromium')) {
    run('playwright', 'install', 'chromium');
  }
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install it, or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
}

/**
 * The other engines of the tests in tests/engines/: the Debian packages that each needs, and the files that prove them
 * installed.
 */
export const engines = {
  Firefox: { packages: ['firefox-esr'], files: ['/usr/bin/firefox-esr'] },
  WebKit: {
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    files: [
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/Xvfb',
      '/usr/bin/python3',
      '/usr/lib/python3/dist-packages/gi/__init__.py',
    ],
  },
};

/** Whether an engine is installed. */
export const hasEngine = (name: keyof typeof engines): boolean => engines[name].files.every((file) => existsSync(file));

/** Installs missing engines where possible; the tests report what they skip. */
export function ensureEngines(): void {
  const names = Object.keys(engines) as (keyof typeof engines)[];
  const missing = names.filter((name) => !hasEngine(name));
  if (missing.length === 0) return;
  console.log(`There is no ${missing.join(' and no ')} here, so it is installed for the walk through all engines.`);
  installWithApt(...missing.flatMap((name) => engines[name].packages));
}

/** The Caddy for the tests of a deployment. Throws if there is none. */
export function findCaddy(): string {
  const found = knownCaddy.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'The tests of a deployment need Caddy, and it could not be installed. Install it: apt-get install caddy',
  );
}

/** Installs Caddy if there is none, and stops the server that Debian's package starts. */
export function ensureCaddy(): void {
  if (knownCaddy.some((path) => existsSync(path))) return;
  console.log('There is no Caddy here, so it is installed for the tests of a deployment.');
  if (installWithApt('caddy') && existsSync('/run/systemd/system')) {
    const stop = ['systemctl', 'disable', '--now', 'caddy'];
    if (isRoot) run('systemctl', ...stop.slice(1));
    else run('sudo', '-n', ...stop);
  }
}

/** Independent readers of exported files: Gnumeric for workbooks and CSV, poppler for PDFs. */
const readers = { gnumeric: '/usr/bin/ssconvert', 'poppler-utils': '/usr/bin/pdftotext' };

/** Installs the missing readers of exported files. */
export function ensureReaders(): void {
  const missing = Object.entries(readers).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0) return;
  console.log(`There is no ${missing.join(' and no ')} here, so it is installed for the tests of exported files.`);
  installWithApt(...missing);
}
