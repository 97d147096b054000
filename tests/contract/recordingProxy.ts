import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { listen } from '../client/listen.ts';

/** One request and its answer, as sent over the network. */
export interface Exchange {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  status: number;
  answer: Buffer;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Passes every request on to `target` unchanged and records it. */
export async function recordingProxy(target: string) {
  const exchanges: Exchange[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const body = await read(incoming);
    const { method = '', url: path = '', headers } = incoming;
    const onward = httpRequest(`${target}${path}`, { method, headers });
    onward.end(body);
    // `once` returns the event's arguments as a list; 'response' has only this one.
    const [response] = (await once(onward, 'response')) as [IncomingMessage];
    const answer = await read(response);
    exchanges.push({ method, path, headers, body, status: response.statusCode ?? 0, answer });
    outgoing.writeHead(response.statusCode ?? 502, response.headers).end(answer);
  });
  return { ...server, exchanges };
}
