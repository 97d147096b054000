import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from './hosts/prerenderer.ts';
import { checkedConfig } from './vite/checkedConfig.ts';
import { configCheck } from './vite/configCheck.ts';
import { configIcons } from './vite/configIcons.ts';
import { hostPages } from './vite/hostPages.ts';
import { noServiceWorker } from './vite/noServiceWorker.ts';
import { shippedPackages } from './vite/shippedPackages.ts';
import { splitConfig } from './vite/splitConfig.ts';

const root = join(import.meta.dirname, '..');
const shipped = shippedPackages(root);
const check = configCheck(root);

export default defineConfig({
  root: join(root, 'src'),
  envDir: root,
  envPrefix: 'VITE_',
  publicDir: false,
  plugins: [
    react(),
    checkedConfig(root, check),
    configIcons(root, check),
    splitConfig(root, check),
    noServiceWorker(),
    shipped.list,
    hostPages(root, check),
  ],
  resolve: {
    alias: [
      // The scroll lock of dialogs would inject a <style>.
      { find: 'react-style-singleton', replacement: join(root, 'src/widgets/styleSingleton.ts') },
      // The package's exports name only the build with warnings for developers; this is the production build.
      { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
      { find: 'react-router/dom', replacement: join(root, 'node_modules/react-router/dist/production/dom-export.mjs') },
      // fflate would zip workbooks in workers made from blobs.
      { find: '../createLucideIcon.mjs', replacement: join(root, 'src/theme/lucideIcon.ts') },
      { find: /^fflate$/, replacement: join(root, 'src/export/fflate.ts') },
    ],
  },
  // Optional dependencies of jspdf for HTML and SVG, which are not used here.
  worker: { plugins: () => [shipped.find()], rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
  css,
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    // In kB, enough for the PDF viewer, which is loaded with the first document. What comes before has limits of its own,
    // in tests/browser/weight.browser.ts.
    chunkSizeWarningLimit: 700,
    target: 'baseline-widely-available',
    // Fonts and scripts inlined as data: URLs would violate the content security policy.
    assetsInlineLimit: 0,
    // The supported browsers (README) preload modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No code here does anything by reading a property or a global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // A single file for what every visitor loads, and one for every user: each is smaller than its parts and takes
        // one request. Most files name the first, so it leaves the config, whose name changes with each label, to
        // main.tsx.
        codeSplitting: {
          groups: [
            {
              debugName: 'start',
              name: (id, context) => {
                const isStart = context
                  .getModuleInfo(id)
                  ?.importers.some((importer) => importer.endsWith('/src/main.tsx'));
                return isStart && !id.includes('portal.config.ts') ? 'start' : null;
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
