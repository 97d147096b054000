import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Bench } from './bench.ts';
import { buildPortal, copyProject } from './builds.ts';
import type { Figure } from './figure.ts';
import { openOverview, SMALL } from './visitor.ts';
import { weighSignIn } from './weights.ts';

const visits = [1, 10, 100];
const operations = [100, 300];

/** The memory that the page's objects take after a garbage collection, in MB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(500);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** Opens every screen of the menu in turn, and waits for its first section. */
async function visitAll(page: Page): Promise<void> {
  const links = page.locator('aside nav > ul > li > a, aside nav > ul > li > div > a');
  for (const link of await links.all()) {
    await link.click();
    const shown = page.locator('main section').first();
    await shown.filter({ hasNot: page.locator('[aria-busy=true]') }).waitFor();
  }
}

/**
 * The memory of the page after visits of each screen. The optimising compiler is switched off, since the code that it
 * compiles is not the portal's growth.
 */
async function measureHeap(url: string): Promise<Figure[]> {
  const args = [...browserArguments, '--js-flags=--jitless'];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const page = await openOverview(browser, url, SMALL);
  const heaps: number[] = [];
  for (let visit = 1; visit <= Math.max(...visits); visit += 1) {
    await visitAll(page);
    if (visits.includes(visit)) heaps.push(await heapOf(page));
  }
  await browser.close();
  const [one = 0, ten = 0, hundred = 0] = heaps;
  return [
    {
      name: 'Memory after 10 visits of each screen',
      value: ten,
      unit: 'MB',
      baseline: { name: '1 visit', value: one },
    },
    {
      name: 'Memory after 100 visits of each screen',
      value: hundred,
      unit: 'MB',
      baseline: { name: '10 visits', value: ten },
      bound: { times: 1.1 },
    },
  ];
}

/** The project with so many operations added to its description that there are `count`. */
function projectWith(count: number, scratch: string): string {
  const source = copyProject(scratch);
  const description = join(source, 'openapi/portal.yaml');
  const text = readFileSync(description, 'utf8');
  const known = text.match(/\$ref: paths\//g)?.length ?? 0;
  const model = readFileSync(join(source, 'openapi/paths/teams/list.yaml'), 'utf8');
  const bodies = readFileSync(join(source, 'openapi/schemas/teams.yaml'), 'utf8');
  const [body = ''] = /^TeamListBody:\n(?: .*\n)+/m.exec(bodies) ?? [];
  mkdirSync(join(source, 'openapi/paths/more'));
  const added = Array.from({ length: count - known }, (_, index) => `more${index}List`);
  const bodyOf = (id: string) => `M${id.slice(1)}Body`;
  for (const id of added) {
    const operation = model
      .replace(/operationId: \w+/, `operationId: ${id}`)
      .replace('scope: user', 'scope: investor')
      .replace('teams.yaml#/TeamListBody', `more.yaml#/${bodyOf(id)}`);
    writeFileSync(join(source, `openapi/paths/more/${id}.yaml`), operation);
  }
  const investor = '    investor_id: { $ref: common.yaml#/InvestorId }\n';
  const schemas = added.map((id) => body.replace('TeamListBody', bodyOf(id)) + investor);
  writeFileSync(join(source, 'openapi/schemas/more.yaml'), schemas.join('\n'));
  const paths = added.map((id) => `  /more/${id}: { $ref: paths/more/${id}.yaml }\n`);
  writeFileSync(description, text.replace(/^paths:\n/m, `$&${paths.join('')}`));
  execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  return source;
}

/** Measures how the cost grows with visits, and with a description of more operations than the portal uses. */
export async function measureGrowth({ browser, portal, scratch, serve }: Bench): Promise<Figure[]> {
  const figures = await measureHeap(portal.url);
  const value = await weighSignIn(browser, portal);
  for (const count of operations) {
    const larger = await serve(buildPortal(projectWith(count, scratch), scratch));
    figures.push({
      name: `Scripts of the sign-in page with ${count} operations`,
      value: await weighSignIn(browser, larger),
      unit: 'kB',
      baseline: { name: "today's", value },
      bound: { most: value + 1 },
    });
    await larger.stop();
  }
  return figures;
}
