import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loanDocumentUpload } from '../../generated/hooks/loans/loans.ts';
import { uploadFetch } from '../../src/client/transfers.ts';
import { controlUpload } from '../../src/client/uploadControl.ts';
import { listen } from './listen.ts';
import { openApi } from './openApi.ts';

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

/** The uploads that begin from now on. */
function watchUploads() {
  const begun: XMLHttpRequestUpload[] = [];
  const real = XMLHttpRequest.prototype.send;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
    begun.push(this.upload);
    real.call(this, body);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return begun;
}

/** Reports progress as browsers do while the body is being sent; jsdom does so only at its end. */
const report = (upload: XMLHttpRequestUpload | undefined, percent: number) =>
  upload?.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }));

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

  it('says that a body that was never complete was not sent', async () => {
    let drop = () => {};
    const dropped = new Promise<void>((resolve) => {
      drop = resolve;
    });
    const { url } = await serve((request) => void dropped.then(() => request.socket.destroy()));
    const uploads = watchUploads();
    const sent = uploadFetch(() => undefined)(requestTo(url)).catch((error: unknown) => error);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    report(uploads[0], 50.9);
    drop();
    expect(await sent).toMatchObject({
      kind: 'unsent',
      message: 'The upload stopped at 50%: the document was not sent. Please check your connection and try again.',
    });
  });

  it('may take longer than a call while it goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await openApi(() => undefined);
    const file = new File(['%PDF-1.7'], 'policy.pdf');
    controlUpload(file, { onProgress: () => undefined, signal: new AbortController().signal });
    const uploads = watchUploads();
    const ended = vi.fn();
    const sent = loanDocumentUpload({ loan_id: 2017, documenttype: 'appraisal', name: 'Policy', file }).catch(ended);
    await vi.waitFor(() => expect(uploads).toHaveLength(1), { interval: 1 });
    for (const percent of [25, 50, 75]) {
      report(uploads[0], percent);
      await vi.advanceTimersByTimeAsync(50_000);
    }
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unsent' }));
  });

  it('says at its field that a file cannot be read any more, and sends nothing', async () => {
    const { received, url } = await serve(json);
    const request = requestTo(url);
    vi.spyOn(request, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'));
    const unreadable = 'We couldn’t read this file. Please choose it again.';
    await expect(uploadFetch(() => undefined)(request)).rejects.toMatchObject({
      kind: 'unsent',
      message: unreadable,
      errors: { file: unreadable },
    });
    expect(received).toEqual([]);
  });

  it('stops with the given reason', async () => {
    const controller = new AbortController();
    const { url } = await serve(() => controller.abort(new Error('enough')));
    await expect(uploadFetch(() => undefined)(requestTo(url, controller.signal))).rejects.toThrow('enough');
  });
});
