import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { uploadFetch } from '../../src/api/uploadFetch.ts';
import { listen } from './listen.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type',
  'access-control-expose-headers': '*',
};

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A server on another origin with the given answers, and what it received. */
async function serve(answer: Answer) {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = await listen(async (request, response) => {
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    received.push({ headers: request.headers, body: `${body}` });
    answer(request, response, body);
  });
  onTestFinished(server.close);
  return { received, url: `${server.origin}/api/loan/document/upload` };
}

function requestTo(url: string, signal?: AbortSignal) {
  const headers = { authorization: 'Bearer a-client', 'content-type': 'multipart/form-data; boundary=x' };
  return new Request(url, {
    method: 'POST',
    headers,
    body: `--x\r\n${'a'.repeat(200_000)}\r\n--x--`,
    signal: signal ?? null,
  });
}

const json: Answer = (_, response) => {
  response.writeHead(201, { 'content-type': 'application/json', 'x-kind': 'kept' }).end('{"data":{}}');
};

describe('the fetch that reports the progress of an upload', () => {
  it('sends the same request and gives the same answer', async () => {
    const { received, url } = await serve(json);
    const response = await uploadFetch(() => undefined)(requestTo(url));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-kind')).toBe('kept');
    expect(await response.json()).toEqual({ data: {} });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer a-client',
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(received[0]?.headers.cookie).toBeUndefined();
    expect(received[0]?.body).toMatch(/^--x\r\na+\r\n--x--$/);
  });

  it('counts up to a hundred', async () => {
    const { url } = await serve(json);
    const seen: number[] = [];
    await uploadFetch((percent) => seen.push(percent))(requestTo(url));
    expect(seen.at(-1)).toBe(100);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });

  it('returns a refusal as an answer', async () => {
    const { url } = await serve((_, response) => response.writeHead(422).end('{"message":"No."}'));
    const response = await uploadFetch(() => undefined)(requestTo(url));
    expect(response.ok).toBe(false);
    expect(await response.text()).toBe('{"message":"No."}');
  });

  it('fails like fetch if nobody answers', async () => {
    const { url } = await serve((request) => request.socket.destroy());
    await expect(uploadFetch(() => undefined)(requestTo(url))).rejects.toBeInstanceOf(TypeError);
  });

  it('fails if the request is redirected', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/elsewhere') json(request, response, Buffer.of());
      else response.writeHead(302, { location: '/elsewhere' }).end();
    });
    await expect(uploadFetch(() => undefined)(requestTo(url))).rejects.toBeInstanceOf(TypeError);
  });

  it('stops with the given reason', async () => {
    const controller = new AbortController();
    const { url } = await serve(() => controller.abort(new Error('enough')));
    await expect(uploadFetch(() => undefined)(requestTo(url, controller.signal))).rejects.toThrow('enough');
  });
});
