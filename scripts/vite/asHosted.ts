import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import portal from '../../portal.config.ts';
import { pageFile, pageFor } from '../hosts/pages.ts';
import { cacheControl, securityHeaders } from './headers.ts';

/**
 * Makes the preview server answer as a host has to: security headers, one page for all routes, 404 for a missing asset.
 */
export function asHosted(): Plugin {
  return {
    name: 'portal:as-hosted',
    configurePreviewServer({ middlewares, config }) {
      const { outDir } = config.build;
      middlewares.use((request, response, next) => {
        const page = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
        const path = page.pathname;
        for (const [name, value] of Object.entries(securityHeaders(page))) response.setHeader(name, value);
        response.setHeader('Cache-Control', cacheControl(path));
        if (!path.startsWith('/assets/') || existsSync(join(outDir, path))) return next();
        // An HTML page instead of a missing script would be run as a script by an outdated page.
        response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' });
        response.end('Not found');
      });
      // Every route serves the host's page. Vite would do that, too, but with its own caching headers.
      return () =>
        middlewares.use(({ headers }, response) => {
          const asked = pageFor(portal, headers);
          const page = asked ? pageFile(asked.own.host, asked.tag) : 'index.html';
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(outDir, page)));
        });
    },
  };
}
