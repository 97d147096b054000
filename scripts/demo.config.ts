import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import portal from './vite.config.ts';

const root = join(import.meta.dirname, '..');
const demo = join(root, 'src/dev/demo');

/** Starts the portal behind the sandbox, and adds the files that a static host needs for it. */
function demonstration(): Plugin {
  const files = {
    '404.html': join(demo, '404.html'),
    'mockServiceWorker.js': join(root, 'node_modules/msw/lib/mockServiceWorker.js'),
  };
  return {
    name: 'portal:demonstration',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react-router-dom' && !importer?.startsWith(demo) ? join(demo, 'router.tsx') : undefined,
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.tsx', './dev/demo/main.ts') },
    generateBundle() {
      for (const [fileName, file] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file, 'utf8') });
      // With this file, 404.html finds the path of the demonstration.
      this.emitFile({ type: 'asset', fileName: 'demonstration.json', source: '{}' });
    },
  };
}

/** Plugins to leave out: the sandbox has its own service worker, and packages that are only for development. */
const left = ['portal:no-service-worker', 'portal:shipped-packages'];

const isLeft = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && left.includes(plugin.name);

const config: UserConfig = {
  ...portal,
  // Addresses are relative to the file that names them, so the site can be at any path.
  base: './',
  publicDir: false,
  plugins: [...(portal.plugins ?? []).filter((plugin) => !isLeft(plugin)), demonstration()],
  build: {
    ...portal.build,
    outDir: join(root, 'dist-demo'),
    emptyOutDir: true,
    rolldownOptions: {},
    // In kB; the sandbox is a single chunk.
    chunkSizeWarningLimit: 1500,
  },
};

export default config;
