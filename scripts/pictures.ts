import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PASSWORD } from '../src/sandbox/data/users.ts';
import { ensureBrowser } from './browser.ts';

// The pictures of the README, of the production build at the sandbox's clock 2026-07-10.
const root = join(import.meta.dirname, '..');
const folder = join(root, 'tests/pictures');
const port = process.env.PORT ?? '4182';
const baseURL = `http://localhost:${port}`;
const [desk, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const pictures = [
  { name: 'sign-in', viewport: desk },
  { name: 'overview', viewport: desk, show: signIn },
  { name: 'overview-dark', viewport: desk, show: signIn, colorScheme: 'dark' },
  { name: 'overview-phone', viewport: phone, show: signIn },
] as const;

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('investor@northline.test');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('article', { name: 'Interest this month' }).getByText('3,885.42').first().waitFor();
  await page.getByRole('table', { name: 'Portfolio Activity' }).waitFor();
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

const preview = await startPreview();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(folder, { recursive: true });
  for (const { name, viewport, ...rest } of pictures) {
    const colorScheme = 'colorScheme' in rest ? rest.colorScheme : 'light';
    const page = await browser.newPage({
      baseURL,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    if ('show' in rest) await rest.show(page);
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    console.log(`tests/pictures/${name}.png  ${Math.ceil(statSync(path).size / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  preview.kill();
}
