import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { publicPart } from '../../src/config/publicPart.ts';
import { neutralPage, ownRoutes, pageFile, pageOf, screenFile, tagsOf } from './pages.ts';
import { openPrerenderer, type Prerenderer } from './prerenderer.ts';
import { withScreen } from './withScreen.ts';

/** Names the config that scripts were bundled with; its hosts are not part of them. */
export const configMark = (portal: Portal): string =>
  createHash('sha256')
    .update(JSON.stringify(atHost(portal)))
    .digest('hex')
    .slice(0, 16);

/** A page to write: whose, and in which language. */
interface Page {
  file: string;
  own?: Host;
  tag: string;
}

const elsewhere = (portal: Portal): Page => ({ file: neutralPage, tag: portal.locale });

const pagesOfHosts = (portal: Portal): Page[] =>
  (portal.hosts ?? []).flatMap((own) =>
    tagsOf(portal, own).map((tag) => ({ file: pageFile(own.host, tag), own, tag })),
  );

/**
 * Writes the pages of each host in each of its languages into `hosts/` of a build, and those for every other host. Each
 * visitors' screen has a page of its own, with the screen in it. Returns the paths of the hosts' pages. Throws where the
 * build holds another config than this one.
 */
export async function writePages(
  folder: string,
  portal: Portal,
  opened: Promise<Prerenderer> = openPrerenderer(),
): Promise<string[]> {
  const template = readFileSync(join(folder, neutralPage), 'utf8');
  if (!template.includes(`data-config="${configMark(portal)}"`)) {
    throw new Error(
      'portal.config.ts has changed since this build in more than its hosts, so scripts and pages would not fit together. Run `npm run build`.',
    );
  }
  for (const old of ['hosts', 'index']) rmSync(join(folder, old), { recursive: true, force: true });
  const written: string[] = [];
  const write = (file: string, page: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), page);
    written.push(file);
  };
  const { prerender, close } = await opened;
  try {
    // One after the other: the texts of the interface are in one language at a time.
    for (const { file, own, tag } of [elsewhere(portal), ...pagesOfHosts(portal)]) {
      const page = pageOf(template, portal, own, tag);
      const here = publicPart(atHost(portal, own));
      write(file, page);
      for (const route of ownRoutes(here)) {
        const drawn = await prerender(here, new URL(route, `https://${own?.host ?? 'localhost'}`), tag);
        const screen = drawn && { ...drawn, accent: here.brand.accent, route };
        write(screenFile(file, route), screen ? withScreen(page, folder, screen) : page);
      }
    }
  } finally {
    await close();
  }
  return written.filter((file) => file.startsWith('hosts/'));
}
