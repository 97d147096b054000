import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedConfig } from './vite/checkedConfig.ts';
import { configIcons } from './vite/configIcons.ts';
import { noServiceWorker } from './vite/noServiceWorker.ts';
import { splitConfig } from './vite/splitConfig.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root: join(root, 'src'),
  envDir: root,
  envPrefix: 'VITE_',
  publicDir: false,
  plugins: [react(), checkedConfig(root), configIcons(root), splitConfig(root), noServiceWorker()],
  resolve: {
    alias: [
      // The scroll lock of dialogs would put a <style> into the page.
      { find: 'react-style-singleton', replacement: join(root, 'src/widgets/styleSingleton.ts') },
      // Its exports name the build with warnings for developers alone; the other one is beside it.
      { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
      { find: 'react-router/dom', replacement: join(root, 'node_modules/react-router/dist/production/dom-export.mjs') },
      // Workbooks would be zipped in threads made of blobs.
      { find: /^fflate$/, replacement: join(root, 'src/export/fflate.ts') },
    ],
  },
  // What jspdf would load to draw HTML and SVG, which nothing here asks it for.
  worker: { rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // Inlined as data: URLs, fonts and scripts would fall under the content security policy.
    assetsInlineLimit: 0,
    // The browsers that the portal is for (README) load modules ahead by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every visitor loads: it is smaller than its parts, and asked for once.
        codeSplitting: { groups: [{ name: 'start', test: /\/src\/main\.tsx$/ }] },
      },
    },
  },
});
