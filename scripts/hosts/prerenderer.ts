import { join } from 'node:path';
import { type CSSOptions, createServer } from 'vite';

const root = join(import.meta.dirname, '../..');

/** How styles are processed, here and in the build, so that classes get the same names. */
export const css: CSSOptions = {
  // Takes half the time of PostCSS.
  transformer: 'lightningcss',
  // The header of a table, in another file, queries the width of the container `table`.
  lightningcss: { cssModules: { container: false } },
};

/** Draws visitors' screens; has to be closed. */
export interface Prerenderer {
  prerender: typeof import('../../src/prerender.tsx').prerender;
  close(): Promise<void>;
}

/** Loads the code that draws a screen without a browser from the portal's sources. */
export async function openPrerenderer(): Promise<Prerenderer> {
  // React and its libraries choose their build by this variable.
  process.env.NODE_ENV = 'production';
  const server = await createServer({
    configFile: false,
    root: join(root, 'src'),
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css,
    // Icons are drawn as in the build.
    resolve: { alias: { '../createLucideIcon.mjs': join(root, 'src/ui/theme/lucideIcon.ts') } },
    ssr: { noExternal: ['lucide-react'] },
  });
  const close = () => server.close();
  try {
    const { prerender } = await server.ssrLoadModule(join(root, 'src/prerender.tsx'));
    return { prerender, close };
  } catch (reason) {
    await close();
    throw reason;
  }
}
