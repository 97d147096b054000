import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { operations } from '../../generated/operations.ts';
import { callOf } from './callOf.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
import { onTheWire } from './onTheWire.ts';
import { wireOf } from './otherAnswer.ts';
import { problem } from './problem.ts';

const BODY_LIMIT = 25 * 1024 * 1024;

/** The middleware signature of Connect, which Vite's servers use. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const calls = Object.values(operations).map(callOf);

const methodsOf = (of: readonly { method: string }[]) => [
  ...new Set(of.length > 0 ? of.map(({ method }) => method) : ['POST']),
  'OPTIONS',
];

/** The headers that only other APIs have. */
const otherHeaders = Object.values(operations).flatMap((facts) => {
  const { headers = [], call } = wireOf(facts) ?? {};
  const places = Object.entries(call?.places ?? {}).filter(([, place]) => place.in === 'header');
  return [...headers, ...places.map(([name, place]) => place.as ?? name)];
});
const ownHeaders = ['authorization', 'content-type', 'invidshash', 'x-api-url', 'x-whitelabel-domain'];

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': methodsOf(calls).join(', '),
  'access-control-allow-headers': [...new Set([...ownHeaders, ...otherHeaders])].join(', ').toLowerCase(),
  'access-control-expose-headers': 'content-disposition, retry-after',
  'access-control-max-age': '7200',
};

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://sandbox').pathname;

/** The body; undefined if it is larger than the sandbox accepts, in which case the rest is read and dropped. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= BODY_LIMIT) chunks.push(bytes);
    else chunks.length = 0;
  }
  return size <= BODY_LIMIT ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

async function answer(sandbox: Sandbox, request: IncomingMessage): Promise<Response> {
  const path = pathOf(request);
  const { method = 'GET', url } = request;
  if (method === 'OPTIONS') return new Response(null, { status: 204 });
  const here = calls.filter(({ pattern }) => pattern.test(path));
  const allowed = methodsOf(here);
  if (!allowed.includes(method)) {
    const allow = allowed.join(', ');
    return problem(405, `${path} is called with ${allowed.slice(0, -1).join(' or ')}.`, undefined, { allow });
  }
  const body = await readBody(request);
  if (!body) return problem(413, 'A request has at most 25 MB.');
  if (path === '/sandbox/reset') {
    sandbox.reset();
    return Response.json({ status: 'success', message: 'The sandbox is as it was at the start.' });
  }
  if (!here.some((call) => call.method === method)) return problem(404, `There is no operation at ${path}.`);
  const sent = method === 'GET' ? {} : { body };
  const call = new Request(`http://127.0.0.1${url}`, { method, headers: headersOf(request), ...sent });
  return (await onTheWire(sandbox.handle)(call)) ?? problem(404, `There is no operation at ${path}.`);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // The Fetch standard's network error: the client must see a broken connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const headers = {
    ...cors,
    ...Object.fromEntries(response.headers),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (response.body && response.headers.get('transfer-encoding') === 'chunked') {
    outgoing.writeHead(response.status, headers);
    await response.body.pipeTo(Writable.toWeb(outgoing));
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(
    response.status,
    response.status === 204 ? headers : { ...headers, 'content-length': body.length },
  );
  outgoing.end(body);
}

/** Answers `/api/…` and `/sandbox/reset` and passes everything else on. */
export function sandboxMiddleware(sandbox: Sandbox): Middleware {
  return (request, outgoing, next) => {
    const path = pathOf(request);
    if (!path.startsWith('/api/') && path !== '/sandbox/reset') {
      next();
      return;
    }
    answer(sandbox, request)
      .catch((error: unknown) => {
        console.warn(error);
        return problem(500, 'Something went wrong on our side.');
      })
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy());
  };
}

export interface RunningSandbox {
  url: string;
  close(): Promise<void>;
}

/** Serves only the sandbox on 127.0.0.1; port 0 chooses a free one. */
export async function startSandbox({ port, ...options }: SandboxOptions & { port: number }): Promise<RunningSandbox> {
  const middleware = sandboxMiddleware(createSandbox(options));
  const server = createServer((request, response) => {
    middleware(request, response, () => void send(problem(404, `There is nothing at ${pathOf(request)}.`), response));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
