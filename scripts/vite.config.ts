import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedConfig } from './vite/checkedConfig.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root: join(root, 'src'),
  envDir: root,
  envPrefix: 'VITE_',
  publicDir: false,
  plugins: [react(), checkedConfig(root)],
  resolve: {
    // The scroll lock of dialogs would put a <style> into the page, which the content security policy refuses.
    alias: { 'react-style-singleton': join(root, 'src/widgets/styleSingleton.ts') },
  },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // Inlined as data: URLs, fonts and scripts would fall under the content security policy.
    assetsInlineLimit: 0,
  },
});
