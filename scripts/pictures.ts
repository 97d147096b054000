import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PASSWORD } from '../src/sandbox/data/users.ts';
import { ensureBrowser } from './browser.ts';
import { readOptions } from './commandLine.ts';

const usage = `npm run pictures

Builds the site, and takes the pictures for the documentation and those that tests
compare screens with, on 2026-07-10 of the sandbox.

  --help  this text

The variable PORT is the port to serve on (default: 4182).`;

readOptions(usage, {});
const root = join(import.meta.dirname, '..');
const folder = join(root, 'tests/pictures');
const port = process.env.PORT ?? '4182';
const baseURL = `http://localhost:${port}`;
const [desk, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

interface Picture {
  name: string;
  viewport: { width: number; height: number };
  colorScheme?: 'dark';
  /** Leads from the sign-in page to the state to capture. */
  show?: (page: Page) => Promise<void>;
}

/** The measure of a single fund. */
const unitPrice = '?fund-performance-choice=fund-12-B&fund-performance-measure=unit_price';

const pictures: Picture[] = [
  { name: 'sign-in', viewport: desk },
  { name: 'overview', viewport: desk, show: signIn },
  { name: 'overview-dark', viewport: desk, show: signIn, colorScheme: 'dark' },
  { name: 'overview-phone', viewport: phone, show: signIn },
  { name: 'current-investment', viewport: desk, show: (page) => showSection(page, 'current-investment', 'By type: ') },
  {
    name: 'fund-performance',
    viewport: desk,
    show: (page) => showSection(page, 'fund-performance', 'Unit price', unitPrice),
    colorScheme: 'dark',
  },
  { name: 'loan', viewport: desk, show: showLoan },
  { name: 'loan-phone', viewport: phone, show: showLoan },
];

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('investor@northline.test');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('article', { name: 'Interest this month' }).getByText('3,885.42').first().waitFor();
  await page.getByRole('table', { name: 'Portfolio Activity' }).waitFor();
}

/** Scrolls a section of the overview to the top, with one of its charts rendered. */
async function showSection(page: Page, id: string, chart: string, search = ''): Promise<void> {
  await signIn(page);
  await page.goto(`/overview${search}#${id}`);
  await page
    .getByRole('img', { name: chart })
    .or(page.getByRole('application', { name: chart }))
    .waitFor();
}

/** A loan with a borrower in arrears. */
async function showLoan(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/overview/1051');
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  await page.getByText('What is being done').waitFor();
}

async function startPreview() {
  const env = { ...process.env, PORT: port, SANDBOX_TODAY: '2026-07-10' };
  const preview = spawn(process.execPath, [join(root, 'scripts/preview.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    preview.stdout.on('data', (text) => String(text).includes(baseURL) && resolve());
    preview.once('exit', () => reject(new Error('The preview did not start.')));
  });
  return preview;
}

execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
const preview = await startPreview();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(folder, { recursive: true });
  for (const { name, viewport, show, colorScheme = 'light' } of pictures) {
    const page = await browser.newPage({
      baseURL,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    });
    // What needs attention and what comes next depend on the reader's date.
    await page.clock.setFixedTime('2026-07-10T13:41:00Z');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await show?.(page);
    await page.waitForLoadState('networkidle');
    // The time differs in every run, so the screenshot has a fixed one.
    await page.getByText(/^Updated at/).evaluateAll((said) => {
      for (const element of said) element.textContent = 'Updated at 9:41 a.m.';
    });
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    console.log(`tests/pictures/${name}.png  ${Math.ceil(statSync(path).size / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  preview.kill();
}

// The browser tests that compare the screenshots also take them, because they know every screen.
const taken = spawnSync('playwright', ['test', '--config', 'scripts/playwright.config.ts', '--grep', '@pictures'], {
  cwd: root,
  env: { ...process.env, TAKE_PICTURES: '1' },
  stdio: 'inherit',
});
process.exitCode = taken.status ?? 1;
