import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

const says = (response: ServerResponse) => void response.end('{}');

/** An API that remembers its last request and answers as a test decides. */
export async function startApi(secure?: { cert: string; key: string }) {
  const state: { asked?: IncomingMessage; answer: (response: ServerResponse) => void } = { answer: says };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    state.asked = request;
    request.resume().on('end', () => state.answer(response));
  };
  const server = secure ? createSecureServer(secure, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api`,
    port,
    server,
    /** The last request; throws if there was none. */
    asked() {
      if (!state.asked) throw new Error('Nothing has reached the API.');
      return state.asked;
    },
    answer(how: (response: ServerResponse) => void = says) {
      state.answer = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
