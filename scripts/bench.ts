import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Bench } from './bench/bench.ts';
import { buildPortal, emptyApp } from './bench/builds.ts';
import { measureExports } from './bench/exports.ts';
import { type Figure, isKept, tableOf } from './bench/figure.ts';
import { measureNavigation } from './bench/navigation.ts';
import { measureOverview } from './bench/overview.ts';
import { measureReload } from './bench/reload.ts';
import { serveBuild } from './bench/servedBuild.ts';
import { measureVisit } from './bench/visit.ts';
import { measureWeights } from './bench/weights.ts';
import { browserArguments, ensureBrowser } from './browser.ts';
import { offerHelp } from './commandLine.ts';

/**
 * Keeps V8 from parsing a script again for the stack of each error. It does so only while a debugger such as Playwright is
 * attached, so visitors never wait for it; on a slowed first visit it takes 0.1 s.
 */
const benchArguments = [...browserArguments, '--js-flags=--no-enable-lazy-source-positions'];

const firstPort = Number(process.env.PORT ?? 4190);

const groups: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  visit: measureVisit,
  reload: ({ browser, portal }) => measureReload(browser, portal.url),
  navigation: measureNavigation,
  overview: ({ browser, portal }) => measureOverview(browser, portal.url),
  exports: ({ browser, portal }) => measureExports(browser, portal.url),
  weights: ({ browser, portal }) => measureWeights(browser, portal),
};

async function measure(names: readonly string[]): Promise<Figure[]> {
  const executablePath = ensureBrowser();
  const scratch = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const browser = await chromium.launch({ executablePath, args: benchArguments });
  const portal = await serveBuild(buildPortal(scratch), firstPort);
  const serveEmptyApp = async () => serveBuild(await emptyApp(scratch), firstPort);
  const bench: Bench = { browser, portal, serveEmptyApp };
  const figures: Figure[] = [];
  try {
    for (const name of names) {
      const started = performance.now();
      try {
        figures.push(...((await groups[name]?.(bench)) ?? []));
      } catch (error) {
        // The other groups are still worth measuring.
        console.error(`${name} could not be measured:`, error);
        process.exitCode = 1;
      }
      console.log(`${name} took ${Math.round((performance.now() - started) / 1000)} s.`);
    }
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(scratch, { recursive: true });
  }
  return figures;
}

const known = Object.keys(groups);
offerHelp(`npm run bench -- [GROUP…]

Measures how fast the portal is, and fails if a figure breaks its bound.

  GROUP   one of ${known.join(', ')}; all by default
  --help  this text

The variable PORT is the first port to serve on (default: 4190).`);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')} of figures; choose from ${known.join(', ')}.`);
  process.exit(1);
}
const figures = await measure(asked.length > 0 ? asked : known);
console.log(`\n${tableOf(figures)}\n`);
const broken = figures.filter((figure) => !isKept(figure));
if (broken.length > 0) {
  console.error(`Broken: ${broken.map(({ name }) => name).join('; ')}.`);
  process.exitCode = 1;
}
