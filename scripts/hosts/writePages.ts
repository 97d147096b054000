import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { filesIn } from '../filesIn.ts';
import { storedBrands } from './brands.ts';
import { drawScreens } from './drawScreens.ts';
import { overwrite, removeOthers } from './overwrite.ts';
import { neutralPage, pageOf, pausedFile, pausedPage, screenFile } from './pages.ts';
import { withScreen } from './withScreen.ts';

/** Identifies the config that scripts were bundled with, apart from its hosts, which are not part of the scripts. */
export const configMark = (portal: Portal): string =>
  createHash('sha256')
    .update(JSON.stringify(atHost(portal)))
    .digest('hex')
    .slice(0, 16);

/**
 * Writes the pages of each host in each of its languages into `hosts/` of a build, and those for unlisted hosts. Each
 * visitors' screen that can be drawn has its own page, with the screen in it. Also writes the files for static hosting,
 * and `headers.json` for any other server. Returns the paths of all. Throws if the build was made with another config.
 */
export async function writePages(folder: string, portal: Portal, drawing = drawScreens(portal)): Promise<string[]> {
  // It is awaited only after the build has been examined.
  drawing.catch(() => undefined);
  const template = readFileSync(join(folder, neutralPage), 'utf8');
  if (!template.includes(`data-config="${configMark(portal)}"`)) {
    throw new Error(
      'portal.config.ts has changed since this build in more than its hosts, so scripts and pages would not fit together. Run `npm run build`.',
    );
  }
  const pages = await drawing;
  const brands = storedBrands();
  const written: Record<string, string> = {};
  for (const { file, own, tag, screens } of pages) {
    const page = pageOf(template, portal, own, tag, own && brands[own.host]?.pictures);
    const { accent } = atHost(portal, own).brand;
    const files = [
      { file, page },
      ...screens.flatMap(({ route, drawn }) =>
        drawn ? { file: screenFile(file, route), page: withScreen(page, folder, { ...drawn, accent, route }) } : [],
      ),
    ];
    for (const one of files) written[one.file] = one.page;
  }
  for (const own of portal.hosts ?? []) if (own.paused) written[pausedFile(own.host)] = pausedPage(portal, own);
  // Imported here, because it loads the config, and a build with a broken config has to report where the mistake is.
  const [{ staticFiles }, { factsOf }] = await Promise.all([import('./staticFiles.ts'), import('./facts.ts')]);
  const facts = factsOf(folder, portal, written, filesIn(folder));
  const all = {
    ...written,
    ...staticFiles(portal, written),
    'headers.json': `${JSON.stringify(facts, null, 1)}\n`,
  };
  for (const [file, content] of Object.entries(all)) overwrite(join(folder, file), content);
  for (const part of ['hosts', 'index']) removeOthers(folder, part, Object.keys(all));
  return Object.keys(all);
}
