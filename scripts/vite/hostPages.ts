import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Plugin, Rolldown } from 'vite';
import { atHost } from '../../src/config/atHost.ts';
import { filesIn } from '../filesIn.ts';
import { writeBrands } from '../hosts/brands.ts';
import { compressFiles, compressible, pages } from '../hosts/compress.ts';
import { drawScreens } from '../hosts/drawScreens.ts';
import { removeOthers } from '../hosts/overwrite.ts';
import { pageFor, pageOf } from '../hosts/pages.ts';
import { isForTrial, sandboxValues } from '../hosts/sandboxValues.ts';
import { configMark, writePages } from '../hosts/writePages.ts';
import { buildTime } from './buildTime.ts';
import type { ConfigCheck } from './configCheck.ts';

/** The version in package.json, and the time of the build. */
function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${version} ${buildTime()}`;
}

/** The files of languages whose texts have their own file, as attributes. */
const filesOfTexts = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .map((file) => {
      const id = file.type === 'chunk' && file.isDynamicEntry ? file.facadeModuleId : undefined;
      const [, language] = /\/src\/values\/text\/(\w+)\/texts\.ts$/.exec(id ?? '') ?? [];
      return language ? ` data-texts-${language}="/${file.fileName}"` : '';
    })
    .join('');

/** Makes a page start React's file as soon as it has arrived, even if the others have not. */
function startReact(html: string): string {
  const preload = /<link rel="modulepreload"( crossorigin) href(="[^"]*\/react-[^"]*")>/;
  if (!preload.test(html)) throw new Error('React has no file of its own; see the groups in scripts/vite.config.ts.');
  return html.replace(preload, '<script type="module" async$1 src$2></script>');
}

/** Whether a page belongs to a host, unlike the page of all widgets (`src/widgets.html`). */
const isPortal = (path: string) => path.endsWith('/index.html');

/**
 * Writes the pages of the config's hosts into the build, and compresses all of its files. In development, each request
 * gets the page of the host that it names: for invest.maplebridge.test, http://invest.maplebridge.localhost:5173. What
 * is in `ownFiles` is kept in the build.
 */
export function hostPages(root: string, check: ConfigCheck, ownFiles: string): Plugin[] {
  const asked = new AsyncLocalStorage<IncomingHttpHeaders>();
  let outDir = '';
  let version = '';
  // Only a server has pages of hosts; the demonstration, which is in some folder of one, has none.
  let isServed = true;
  let drawing: ReturnType<typeof drawScreens> | undefined;
  let warn: (text: string) => void = () => undefined;

  return [
    {
      name: 'portal:host-pages-in-build',
      apply: 'build',
      configResolved({ base, build, logger }) {
        isServed = base === '/';
        warn = (text) => logger.warn(text);
        outDir = build.outDir;
        version = versionOf(root);
      },
      transform: {
        filter: { id: /\/src\/main\.tsx$/ },
        handler() {
          if (!isServed) return;
          // At this module, so that the bundler's threads are busy meanwhile.
          drawing = setImmediate().then(async () => drawScreens(await check.sound()));
          drawing.catch(() => undefined);
        },
      },
      async transformIndexHtml(html, { path, bundle = {} }) {
        if (!isPortal(path)) return html;
        const portal = await check.sound();
        return (isServed ? pageOf(startReact(html), portal) : pageOf(html, atHost(portal)))
          .replace('<meta name="version" content="', `$&${version}`)
          .replace('id="host"', `$& data-config="${configMark(portal)}"${filesOfTexts(bundle)}`);
      },
      async writeBundle(_, bundle) {
        if (!isServed || !('index.html' in bundle)) return;
        const portal = await check.sound();
        const brands = await writeBrands(outDir, portal);
        // The thread pool compresses while this thread writes pages.
        const compressed = compressFiles(outDir, compressible);
        const written = await writePages(outDir, portal, drawing);
        await Promise.all([compressed, compressFiles(outDir, pages)]);
        removeOthers(outDir, '.', [...Object.keys(bundle), ...filesIn(ownFiles), ...brands, ...written]);
        const hosts = (portal.hosts ?? []).filter(({ host }) => !isForTrial(host));
        const values = sandboxValues(outDir, portal, [undefined, ...hosts]);
        if (values.length > 0) warn(['Still the values of the sandbox:', ...values].join('\n  '));
      },
    },
    {
      name: 'portal:host-pages-in-development',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use(({ headers }, _response, next) => asked.run(headers, next));
      },
      async transformIndexHtml(html, { path, server }) {
        if (!server || !isPortal(path)) return html;
        // The plugin that checks the config has refused any with errors.
        const { portal } = await check.latest();
        if (!portal) return html;
        const { own, tag } = pageFor(portal, asked.getStore() ?? {}) ?? {};
        // The operator's files are next to a build, so development does not have them.
        return pageOf(html, atHost(portal), own, tag);
      },
    },
  ];
}
