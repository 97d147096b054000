import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from './hosts/prerenderer.ts';
import { cachedWorker } from './vite/cachedWorker.ts';
import { checkedConfig } from './vite/checkedConfig.ts';
import { classNames } from './vite/classNames.ts';
import { configCheck } from './vite/configCheck.ts';
import { configIcons } from './vite/configIcons.ts';
import { copiedPdf } from './vite/copiedPdf.ts';
import { hostPages } from './vite/hostPages.ts';
import { hostWords } from './vite/hostWords.ts';
import { inspector } from './vite/inspector.ts';
import { noServiceWorker } from './vite/noServiceWorker.ts';
import { pdfData } from './vite/pdfData.ts';
import { shippedPackages } from './vite/shippedPackages.ts';
import { slimPackages } from './vite/slimPackages.ts';
import { splitConfig } from './vite/splitConfig.ts';

const root = join(import.meta.dirname, '..');
const ownFiles = join(root, 'src/hosts/own');
const shipped = shippedPackages(root);
const check = configCheck(root);

export default defineConfig({
  root: join(root, 'src'),
  envDir: root,
  envPrefix: 'VITE_',
  // Served as they are: robots.txt and whatever else an operator adds.
  publicDir: ownFiles,
  plugins: [
    react(),
    classNames(),
    checkedConfig(root, check),
    configIcons(root, check),
    splitConfig(root, check),
    slimPackages(),
    noServiceWorker(),
    copiedPdf(root),
    pdfData(root),
    cachedWorker(root, shipped.add),
    shipped.list,
    hostPages(root, check, ownFiles),
    hostWords(check),
    inspector(root, check),
  ],
  resolve: {
    alias: [
      // The scroll lock of dialogs would inject a <style>.
      { find: 'react-style-singleton', replacement: join(root, 'src/ui/styleSingleton.ts') },
      // The package's exports name only the build with warnings for developers; this is the production build.
      { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
      { find: 'react-router/dom', replacement: join(root, 'node_modules/react-router/dist/production/dom-export.mjs') },
      { find: '../createLucideIcon.mjs', replacement: join(root, 'src/ui/theme/lucideIcon.ts') },
      { find: 'pdfjs-dist/web/pdf_viewer.mjs', replacement: join(root, 'src/files/viewer/linkService.ts') },
      // fflate would zip workbooks in workers made from blobs.
      { find: /^fflate$/, replacement: join(root, 'src/files/export/fflate.ts') },
    ],
  },
  css,
  // What the workers import: Vite's dependency scan does not enter them, and finding it later would reload the page.
  optimizeDeps: { include: ['jspdf', 'write-excel-file/universal'] },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist'),
    // The plugin that writes the pages removes what earlier builds left.
    emptyOutDir: false,
    sourcemap: false,
    reportCompressedSize: false,
    target: 'baseline-widely-available',
    // Fonts and scripts inlined as data: URLs would violate the content security policy.
    assetsInlineLimit: 0,
    // The supported browsers (src/README.md, *Limits*) preload modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, report) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message); // A class that its style sheet lacks.
        report(level, log);
      },
      optimization: { inlineConst: { mode: 'all' } },
      // In this code, reading a property or a global has no side effects.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // React may start before the rest has arrived, and stays in the browser's cache across releases. There is one
        // more file for what every visitor loads, and one for every user: each is smaller than its parts and takes one
        // request. Most files name the first, so it leaves the config, whose hash changes with each label, to main.tsx.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/startReact\.ts$/,
              priority: 3,
            },
            {
              debugName: 'start',
              name: (id, context) => {
                const started = context.getModuleInfo(join(root, 'src/main.tsx'))?.importedIds;
                return started?.includes(id) && !id.includes('portal.config.ts') ? 'start' : null;
              },
              priority: 2,
            },
            { name: 'signedIn', test: /\/src\/app\/SignedIn\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
