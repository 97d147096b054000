import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A message that a collector received. */
export interface Sent {
  url: string;
  type: string;
  body: string;
}

/** A local server that accepts whatever pages of other origins send. */
export async function startCollector() {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { url = '', headers, method } = request;
    if (method === 'POST') sent.push({ url, type: headers['content-type'] ?? '', body });
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      // Pages may embed only answers that allow it; without this header the browser logs an error for each.
      'cross-origin-resource-policy': 'cross-origin',
      connection: 'close',
    });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
