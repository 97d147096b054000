import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { drawScreens } from './drawScreens.ts';
import { neutralPage, pageOf, screenFile } from './pages.ts';
import { withScreen } from './withScreen.ts';

/** Names the config that scripts were bundled with; its hosts are not part of them. */
export const configMark = (portal: Portal): string =>
  createHash('sha256')
    .update(JSON.stringify(atHost(portal)))
    .digest('hex')
    .slice(0, 16);

/**
 * Writes the pages of each host in each of its languages into `hosts/` of a build, and those for every other host. Each
 * visitors' screen has a page of its own, with the screen in it. Returns the paths of the hosts' pages. Throws where the
 * build holds another config than this one.
 */
export async function writePages(folder: string, portal: Portal, drawing = drawScreens(portal)): Promise<string[]> {
  // Awaited only after the build was looked at.
  drawing.catch(() => undefined);
  const template = readFileSync(join(folder, neutralPage), 'utf8');
  if (!template.includes(`data-config="${configMark(portal)}"`)) {
    throw new Error(
      'portal.config.ts has changed since this build in more than its hosts, so scripts and pages would not fit together. Run `npm run build`.',
    );
  }
  const pages = await drawing;
  for (const old of ['hosts', 'index']) rmSync(join(folder, old), { recursive: true, force: true });
  const write = (file: string, page: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), page);
  };
  const written: string[] = [];
  for (const { file, own, tag, screens } of pages) {
    const page = pageOf(template, portal, own, tag);
    const { accent } = atHost(portal, own).brand;
    const files = [
      { file, page },
      ...screens.map(({ route, drawn }) => ({
        file: screenFile(file, route),
        page: drawn ? withScreen(page, folder, { ...drawn, accent, route }) : page,
      })),
    ];
    for (const one of files) write(one.file, one.page);
    written.push(...files.map((one) => one.file));
  }
  return written.filter((file) => file.startsWith('hosts/'));
}
