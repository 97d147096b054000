import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');

type Prerender = typeof import('../../src/prerender.tsx').prerender;

/** Calls `use` with the portal's own code for drawing a screen without a browser, loaded from the sources. */
export async function withPrerenderer<Result>(use: (prerender: Prerender) => Promise<Result>): Promise<Result> {
  // React and its libraries choose their build by it.
  process.env.NODE_ENV = 'production';
  const server = await createServer({
    configFile: false,
    root: join(root, 'src'),
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    // Icons are drawn as in the build.
    resolve: { alias: { '../createLucideIcon.mjs': join(root, 'src/theme/lucideIcon.ts') } },
    ssr: { noExternal: ['lucide-react'] },
  });
  try {
    const { prerender } = await server.ssrLoadModule(join(root, 'src/prerender.tsx'));
    return await use(prerender);
  } finally {
    await server.close();
  }
}
