import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Figure } from './figure.ts';
import type { ServedBuild } from './servedBuild.ts';
import { openOverview, openUntilNumbers, SMALL } from './visitor.ts';

const weigh = (content: Buffer) => gzipSync(content).length / 1000;

/** Runs in the page: the names of the scripts that it requested until its figures were shown, or else until now. */
function scriptsAsked(): string[] {
  const until = performance.getEntriesByName('numbers')[0]?.startTime ?? performance.now();
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\/assets\/.*\.m?js$/.test(name) && startTime <= until)
    .map(({ name }) => name.replace(/.*\/assets\//, ''));
}

/** The weight of the scripts, in kB. */
const weightOf = (folder: string, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + weigh(readFileSync(join(folder, 'assets', name))), 0);

/** The scripts that the sign-in page requests. */
async function scriptsOfSignIn(browser: Browser, url: string): Promise<Set<string>> {
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.waitForLoadState('networkidle');
  const names = new Set(await page.evaluate(scriptsAsked));
  await page.context().close();
  return names;
}

/** Measures, with gzip, what is loaded before the visitor sees anything, and what is loaded only on demand. */
export async function measureWeights(browser: Browser, { url, folder }: ServedBuild): Promise<Figure[]> {
  const signIn = await scriptsOfSignIn(browser, url);
  const first = await openOverview(browser, url, SMALL);
  const page = await first.context().newPage();
  await openUntilNumbers(page, () => page.goto(`${url}/overview`));
  await page.waitForLoadState('networkidle');
  const before = new Set(await page.evaluate(scriptsAsked));
  await page.context().close();

  const later = readdirSync(join(folder, 'assets'))
    .filter((name) => /\.m?js$/.test(name) && !signIn.has(name) && !before.has(name))
    .map(
      (name): Figure => ({
        name: `Later, when used: ${name.replace(/-[\w-]{8}(?=\.)/, '')}`,
        value: weightOf(folder, [name]),
        unit: 'kB',
      }),
    )
    .filter(({ value }) => value >= 1)
    .sort((a, b) => b.value - a.value);
  return [
    { name: 'Scripts of the sign-in page', value: weightOf(folder, signIn), unit: 'kB', bound: { most: 118 } },
    {
      name: 'Scripts of the overview before its numbers',
      value: weightOf(folder, before),
      unit: 'kB',
      bound: { most: 165 },
    },
    ...later,
  ];
}
