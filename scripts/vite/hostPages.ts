import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Plugin, Rolldown } from 'vite';
import { atHost } from '../../src/config/atHost.ts';
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

/** The file of each language whose texts are in one of their own, as attributes. */
const filesOfTexts = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .map((file) => {
      const id = file.type === 'chunk' && file.isDynamicEntry ? file.facadeModuleId : undefined;
      const [, language] = /\/src\/text\/(\w+)\/texts\.ts$/.exec(id ?? '') ?? [];
      return language ? ` data-texts-${language}="/${file.fileName}"` : '';
    })
    .join('');

/** Makes a page start React's file as soon as it has arrived, even if the others have not. */
function startReact(html: string): string {
  const preload = /<link rel="modulepreload"( crossorigin) href(="[^"]*\/react-[^"]*")>/;
  if (!preload.test(html)) throw new Error('React has no file of its own; see the groups in scripts/vite.config.ts.');
  return html.replace(preload, '<script type="module" async$1 src$2></script>');
}

/** The page of every widget (`src/widgets.html`) is no host's. */
const isPortal = (path: string) => path.endsWith('/index.html');

/**
 * Writes the pages of the config's hosts into the build, and compresses all of its files. In development each request
 * gets the page of the host that it names: http://invest.maplebridge.localhost:5173 that of invest.maplebridge.test.
 */
export function hostPages(root: string, check: ConfigCheck): Plugin[] {
  const asked = new AsyncLocalStorage<IncomingHttpHeaders>();
  let outDir = '';
  let version = '';
  // The pages of hosts belong to a whole server, not to the demonstration below some path.
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
          // From this module on, the bundler's threads have work meanwhile.
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
        // The threads of the pool compress while this one writes pages.
        const compressed = compressFiles(outDir, compressible);
        const written = await writePages(outDir, portal, drawing);
        await Promise.all([compressed, compressFiles(outDir, pages)]);
        removeOthers(outDir, '.', [...Object.keys(bundle), ...written]);
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
        // The plugin that checks the config has refused one with errors.
        const { portal } = await check.latest();
        if (!portal) return html;
        const { own, tag } = pageFor(portal, asked.getStore() ?? {}) ?? {};
        // The operator's files are beside a build.
        return pageOf(html, atHost(portal), own, tag);
      },
    },
  ];
}
