import { chromium } from '@playwright/test';
import { measureExports } from './bench/exports.ts';
import { type Figure, isKept, tableOf } from './bench/figure.ts';
import { measureList } from './bench/list.ts';
import { measureOverview } from './bench/overview.ts';
import { serveBuild } from './bench/servedBuild.ts';
import { measureWeights } from './bench/weights.ts';
import { browserArguments, ensureBrowser } from './browser.ts';

const port = 4190;

const executablePath = ensureBrowser();
const build = await serveBuild(port);
const browser = await chromium.launch({ executablePath, args: browserArguments });
const figures: Figure[] = [];
try {
  figures.push(...(await measureOverview(browser, build.url)));
  figures.push(...(await measureList(browser, build.url)));
  figures.push(...(await measureExports(browser, build.url)));
  figures.push(...(await measureWeights(browser, build.url, build.folder)));
} finally {
  await browser.close();
  await build.stop();
}
console.log(`\n${tableOf(figures)}\n`);
const broken = figures.filter((figure) => !isKept(figure));
if (broken.length > 0) {
  console.error(`Broken: ${broken.map(({ name }) => name).join('; ')}.`);
  process.exitCode = 1;
}
