import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { listen } from '../api/listen.ts';

/** One request and what was answered, as they were on the wire. */
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

/** Hands every request on to `target` as it is and remembers it. */
export async function recordingProxy(target: string) {
  const exchanges: Exchange[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const body = await read(incoming);
    const { method = '', url: path = '', headers } = incoming;
    const onward = httpRequest(`${target}${path}`, { method, headers });
    onward.end(body);
    // `once` gives a list of the event's arguments, for 'response' this one.
    const [response] = (await once(onward, 'response')) as [IncomingMessage];
    const answer = await read(response);
    exchanges.push({ method, path, headers, body, status: response.statusCode ?? 0, answer });
    outgoing.writeHead(response.statusCode ?? 502, response.headers).end(answer);
  });
  return { ...server, exchanges };
}
