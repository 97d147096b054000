import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Serves on a free port of 127.0.0.1 until `close`, which also ends open connections. */
export async function listen(answer: RequestListener): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
