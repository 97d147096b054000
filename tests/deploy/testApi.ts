import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const says = (response: ServerResponse) => void response.end('{}');

/** An API that keeps what it was asked last, and says what a test wants. */
export async function startApi() {
  const state: { asked?: IncomingMessage; answer: (response: ServerResponse) => void } = { answer: says };
  const server = createServer((request, response) => {
    state.asked = request;
    request.resume().on('end', () => state.answer(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`,
    server,
    /** What it was asked last; there has to have been something. */
    asked() {
      if (!state.asked) throw new Error('Nothing has reached the API.');
      return state.asked;
    },
    answer(how = says) {
      state.answer = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startApi>>;
