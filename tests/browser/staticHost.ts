import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves a folder below a path like a plain static host: files, index.html for folders, and otherwise 404.html. */
export async function staticHost(folder: string, base: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(base) ? join(folder, pathname.slice(base.length)) : folder;
    const file = existsSync(inside) && statSync(inside).isDirectory() ? join(inside, 'index.html') : inside;
    const isThere = pathname.startsWith(base) && existsSync(file);
    const sent = isThere ? file : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}${base}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
