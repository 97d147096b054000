import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import portal from '../../portal.config.ts';
import { atHost } from '../../src/config/atHost.ts';
import { neutralPage, ownRoute, pageFile, pageFor, screenFile } from '../hosts/pages.ts';
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
        middlewares.use(({ originalUrl, headers }, response) => {
          const address = new URL(originalUrl ?? '/', `http://${headers.host ?? 'localhost'}`);
          const asked = pageFor(portal, headers);
          const page = asked ? pageFile(asked.own.host, asked.tag) : neutralPage;
          const route = ownRoute(atHost(portal, asked?.own), address.pathname, headers);
          const content = readFileSync(join(outDir, route ? screenFile(page, route) : page), 'utf8');
          response.setHeaders(new Headers(securityHeaders(address, content)));
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(content);
        });
    },
  };
}
