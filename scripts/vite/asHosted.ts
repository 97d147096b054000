import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl, securityHeaders } from './headers.ts';

/** The preview answers as a host of the portal has to: with the security headers, and 404 for an asset that is not there. */
export function asHosted(): Plugin {
  return {
    name: 'portal:as-hosted',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
        const isMissing = path.startsWith('/assets/') && !existsSync(join(config.build.outDir, path));
        response.setHeader('Cache-Control', isMissing ? 'no-store' : cacheControl(path));
        if (!isMissing) return next();
        response.statusCode = 404;
        response.end('Not found');
      });
    },
  };
}
