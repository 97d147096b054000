import { join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { publicPart } from '../../src/config/publicPart.ts';
import { cachedResult } from '../check/cachedResult.ts';
import { storedBrands } from './brands.ts';
import { neutralPage, ownRoutes, pageFile, tagsOf } from './pages.ts';
import { openPrerenderer } from './prerenderer.ts';

/** A visitors' screen as the portal first draws it; undefined if that needs a browser. */
type Drawn = Awaited<ReturnType<Awaited<ReturnType<typeof openPrerenderer>>['prerender']>>;

/** A page of a build: its host, its language, and the screens that have their own page next to it. */
export interface Page {
  file: string;
  own?: Host;
  tag: string;
  screens: { route: string; drawn: Drawn }[];
}

const root = join(import.meta.dirname, '../..');

/** What screens depend on, besides the config. */
const parts = ['src', 'generated', 'scripts/hosts', 'scripts/vite.config.ts'];

/** The page for unlisted hosts, and the pages of each host in each of its languages. */
const pagesOf = (portal: Portal): Omit<Page, 'screens'>[] => [
  { file: neutralPage, tag: portal.locale },
  ...(portal.hosts ?? []).flatMap((own) =>
    tagsOf(portal, own).map((tag) => ({ file: pageFile(own.host, tag), own, tag })),
  ),
];

/** Draws the visitors' screens of a config for each page, and caches them until the config or a source changes. */
export async function drawScreens(portal: Portal): Promise<Page[]> {
  const { cached, store } = cachedResult(root, 'screens', parts, portal);
  if (cached) return JSON.parse(cached.toString()) as Page[]; // Written below.
  const { prerender, close } = await openPrerenderer();
  try {
    const pages: Page[] = [];
    const brands = storedBrands();
    // One after the other, because the interface can use the texts of only one language at a time.
    for (const page of pagesOf(portal)) {
      const here = publicPart(atHost(portal, page.own));
      const pictures = page.own && brands[page.own.host]?.pictures;
      const screens: Page['screens'] = [];
      for (const route of ownRoutes(here)) {
        const address = new URL(route, `https://${page.own?.host ?? 'localhost'}`);
        screens.push({ route, drawn: await prerender(here, address, page.tag, pictures) });
      }
      pages.push({ ...page, screens });
    }
    store(JSON.stringify(pages));
    return pages;
  } finally {
    await close();
  }
}
