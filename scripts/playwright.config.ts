import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
// A different port, for testing several checkouts at once.
const port = Number(process.env.BROWSER_TEST_PORT ?? 4180);

export default defineConfig({
  testDir: join(root, 'tests/browser'),
  testMatch: '*.browser.ts',
  outputDir: join(root, 'test-results/browser'),
  workers: 2,
  // A retry only records a trace: a test that needs one counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  // Long enough for a machine with four times the load; a longer timeout makes no assertion weaker.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/playwright.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    // A click that finds nothing fails by itself, before the test's own timeout.
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'npm run preview',
    cwd: root,
    env: { PORT: String(port), SANDBOX_TODAY: '2026-07-10' },
    url: `http://localhost:${port}/login`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
