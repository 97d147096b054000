import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { openOverview, SMALL } from './visitor.ts';

const weigh = (content: Buffer) => gzipSync(content).length / 1000;

/** Collects the names of the scripts that a page requests from now on. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  return names;
}

/** Measures, with gzip, what is loaded before the visitor sees something, and what is loaded only on demand. */
export async function measureWeights(browser: Browser, url: string, folder: string): Promise<Figure[]> {
  const assets = join(folder, 'assets');
  const weightOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + weigh(readFileSync(join(assets, name))), 0);

  const visitor = await browser.newPage();
  const signIn = scriptsOf(visitor);
  await visitor.goto(`${url}/login`);
  await visitor.getByRole('button', { name: 'Sign in' }).waitFor();
  await visitor.waitForLoadState('networkidle');
  await visitor.context().close();

  const first = await openOverview(browser, url, SMALL);
  const page = await first.context().newPage();
  const overview = scriptsOf(page);
  await page.goto(`${url}/overview`);
  await page.locator('#overview article').nth(3).filter({ hasText: /\d/ }).waitFor();
  const before = new Set(overview);
  await page.context().close();

  const later = readdirSync(assets)
    .filter((name) => /\.m?js$/.test(name) && !signIn.has(name) && !before.has(name))
    .map(
      (name): Figure => ({
        name: `Later, when used: ${name.replace(/-[\w-]{8}(?=\.)/, '')}`,
        value: weightOf([name]),
        unit: 'kB',
      }),
    )
    .filter(({ value }) => value >= 1)
    .sort((a, b) => b.value - a.value);
  return [
    { name: 'Scripts of the sign-in page', value: weightOf(signIn), unit: 'kB', bound: { most: 118 } },
    { name: 'Scripts of the overview before its numbers', value: weightOf(before), unit: 'kB', bound: { most: 165 } },
    ...later,
  ];
}
