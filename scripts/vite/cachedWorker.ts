import { basename, isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, ResolvedConfig } from 'vite';
import { cacheIn } from '../cache.ts';
import { fingerprint } from '../check/fingerprint.ts';

interface Worker {
  fileName: string;
  code: string;
  /** The paths of its modules. */
  modules: string[];
}

interface Cached extends Worker {
  /** The fingerprint of the modules when they were bundled. */
  fingerprint: string;
}

/** What a worker depends on besides its modules and the installed packages. */
const settings = ['scripts/vite.config.ts', 'scripts/vite/cachedWorker.ts'];

/** Optional dependencies of jspdf for HTML and SVG, which the portal does not use. */
const external = ['canvg', 'dompurify', 'html2canvas'];

/** Leaves the translated labels of the config out: a table comes to its worker with its labels translated. */
const withoutLabels = {
  name: 'portal:no-labels',
  load: {
    filter: { id: /\/src\/values\/text\/\w+\/config(Visitors|SignedIn)\.ts$/ },
    handler: () => 'export const config = {};',
  },
};

/**
 * Bundles each worker (`import url from './work.ts?worker&url'`) of a build separately, and caches it until one of its
 * modules changes. Passes its modules to `ship`.
 */
export function cachedWorker(root: string, ship: (modules: readonly string[]) => void): Plugin {
  const cache = cacheIn(root);
  let config: ResolvedConfig;

  async function bundled(input: string): Promise<Worker> {
    const bundle = await rolldown({
      input,
      external,
      platform: 'browser',
      plugins: [withoutLabels],
      resolve: { alias: { fflate$: join(root, 'src/files/export/fflate.ts') } },
      transform: {
        target: config.build.target || undefined,
        define: { 'process.env.NODE_ENV': '"production"' },
      },
    });
    const { output } = await bundle.generate({
      minify: true,
      entryFileNames: join(config.build.assetsDir, '[name]-[hash].js'),
      // One file: in WebKit, a worker that had to import the rest of its code never saved a file.
      codeSplitting: false,
    });
    await bundle.close();
    const [{ fileName, code, moduleIds }] = output;
    return { fileName, code, modules: moduleIds };
  }

  /** A hash of the portal's own modules; those of packages change with the installation. */
  function fingerprintOf({ modules }: Worker): string {
    const own = modules.filter((module) => isAbsolute(module) && !module.includes('/node_modules/'));
    return fingerprint(root, [...settings, ...own.map((module) => relative(root, module))]);
  }

  /** The cached worker if its modules are unchanged; otherwise bundles it again. */
  async function workerOf(input: string): Promise<Worker> {
    const key = `worker-${basename(input)}`;
    const text = cache.read(key);
    const cached: Cached | undefined = text && JSON.parse(text.toString()); // Written below.
    if (cached && fingerprintOf(cached) === cached.fingerprint) return cached;
    const worker = await bundled(input);
    cache.write(key, JSON.stringify({ ...worker, fingerprint: fingerprintOf(worker) }));
    return worker;
  }

  return {
    name: 'portal:cached-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: /\?worker&url$/ },
      async handler(id) {
        const { fileName, code, modules } = await workerOf(id.replace(/\?.*/, ''));
        ship(modules);
        const file = this.emitFile({ type: 'asset', fileName, source: code });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      },
    },
  };
}
