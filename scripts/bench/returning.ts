import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Bench } from './bench.ts';
import { buildPortal, copyProject, projectAt } from './builds.ts';
import type { Figure } from './figure.ts';
import type { ServedBuild } from './servedBuild.ts';
import { openOverview, SMALL } from './visitor.ts';

const commits = 30;

/** The screen whose labels a release changes, and one of them. */
const screen = { file: 'src/screens/documents.ts', route: '/documents', label: "'My Documents'" };

/** The files of a build that the overview and the changed screen load. */
async function filesLoaded(browser: Browser, { url }: ServedBuild): Promise<string[]> {
  const page = await openOverview(browser, url, SMALL);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  for (const path of ['/overview', screen.route]) {
    await page.goto(`${url}${path}`);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return [...files].filter((path) => path.startsWith('/assets/'));
}

/** How much of the next build a browser with all files of the old one loads, in kB with Brotli. */
async function weighNew(browser: Browser, former: string, next: ServedBuild): Promise<number> {
  const files = (await filesLoaded(browser, next)).filter((path) => !existsSync(join(former, path)));
  const sizes = files.map((path) => {
    const [plain, compressed] = [join(next.folder, path), join(next.folder, `${path}.br`)];
    return statSync(existsSync(compressed) ? compressed : plain).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Builds the portal with another label of one screen. */
function buildNextRelease(scratch: string): string {
  const source = copyProject(scratch);
  const file = join(source, screen.file);
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(screen.label, "'All your documents'");
  if (changed === text) throw new Error(`${screen.file} has no ${screen.label}; name another label in returning.ts.`);
  writeFileSync(file, changed);
  return buildPortal(source, scratch);
}

/** Measures what a returning visitor loads again after a release. */
export async function measureReturning({ browser, portal, scratch, serve }: Bench): Promise<Figure[]> {
  const next = await serve(buildNextRelease(scratch));
  const all = { name: 'all files', value: await weighNew(browser, join(scratch, 'none'), portal) };
  const figures: Figure[] = [
    {
      name: "After a release of one screen's labels: loaded again",
      value: await weighNew(browser, portal.folder, next),
      unit: 'kB',
      baseline: all,
      bound: { most: 25 },
    },
  ];
  await next.stop();
  const source = projectAt(`HEAD~${commits}`, scratch);
  if (!source) {
    console.log(`The repository has no ${commits} commits, so a release of so many is not measured.`);
    return figures;
  }
  const former = buildPortal(source, scratch);
  const value = await weighNew(browser, former, portal);
  return [...figures, { name: `After ${commits} commits: loaded again`, value, unit: 'kB', baseline: all }];
}
