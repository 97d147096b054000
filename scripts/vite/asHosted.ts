import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import portal from '../../portal.config.ts';
import { atHost } from '../../src/config/atHost.ts';
import { neutralPage, ownRoute, pageFile, pageFor, screenFile } from '../hosts/pages.ts';
import { cacheControl, drawingPolicy, securityHeaders } from './headers.ts';

/** The types of the compressed files of a build. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Sends the best compressed form that the browser accepts; `false`, without sending, if there is none. */
function sendCompressed({ headers }: IncomingMessage, response: ServerResponse, file: string): boolean {
  const type = types[extname(file)];
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const compressed = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (!type || !encoding || !existsSync(compressed)) return false;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(readFileSync(compressed));
  return true;
}

/**
 * Makes the preview server answer as a host has to: security headers, compressed files, one page for all routes, 404
 * for a missing asset.
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
        if (/^\/assets\/.*\.svg$/.test(path)) response.setHeader('Content-Security-Policy', drawingPolicy);
        if (!path.startsWith('/assets/')) return next();
        const file = join(outDir, path);
        if (existsSync(file)) return sendCompressed(request, response, file) || next();
        // An outdated page would run an HTML page, sent in place of a missing script, as a script.
        response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' });
        response.end('Not found');
      });
      // Every route serves the host's page. Vite would do that as well, but with its own caching headers.
      return () =>
        middlewares.use((request, response) => {
          const { originalUrl, headers } = request;
          const address = new URL(originalUrl ?? '/', `http://${headers.host ?? 'localhost'}`);
          const asked = pageFor(portal, headers);
          const page = asked ? pageFile(asked.own.host, asked.tag) : neutralPage;
          const route = ownRoute(atHost(portal, asked?.own), address.pathname, headers);
          const own = join(outDir, route ? screenFile(page, route) : page);
          const file = existsSync(own) ? own : join(outDir, page);
          const content = readFileSync(file, 'utf8');
          response.setHeaders(new Headers(securityHeaders(address, content)));
          if (sendCompressed(request, response, file)) return;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(content);
        });
    },
  };
}
