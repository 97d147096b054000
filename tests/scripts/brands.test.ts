import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { renewBrands } from '../../scripts/hosts/askBrands.ts';
import { storedBrands } from '../../scripts/hosts/brands.ts';
import { imageSize } from '../../scripts/hosts/imageSize.ts';
import { hostBrands } from '../../src/sandbox/data/hostBrands.ts';
import tinyPortal from '../portal/tinyPortal.ts';

/** Bytes from texts, and from numbers of so many bits. */
const bytes = (...parts: (string | [bits: 8 | 16 | 32, order: 'LE' | 'BE', ...numbers: number[]])[]) =>
  Buffer.concat(
    parts.flatMap((part) => {
      if (typeof part === 'string') return [Buffer.from(part, 'latin1')];
      const [bits, order, ...numbers] = part;
      const view = new DataView(new ArrayBuffer((numbers.length * bits) / 8));
      numbers.forEach((number, index) => {
        if (bits === 8) view.setUint8(index, number);
        else if (bits === 16) view.setUint16(index * 2, number, order === 'LE');
        else view.setUint32(index * 4, number, order === 'LE');
      });
      return [Buffer.from(view.buffer)];
    }),
  );

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', [32, 'BE', 13], 'IHDR', [32, 'BE', width, height]);
const jpeg = bytes(
  ...[
    '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00',
    '\xff\xc4\x00\x04ab',
    '\xff\xc2\x00\x11\x08',
  ],
  [16, 'BE', 20, 300],
);
const webp = (kind: string, ...size: Parameters<typeof bytes>) => bytes('RIFF\0\0\0\0WEBP', kind, '\0\0\0\0', ...size);

describe('The size of a picture', () => {
  it.each([
    ['png', 'PNG', png(300, 20)],
    ['jpeg', 'JPEG, after its other segments', jpeg],
    ['gif', 'GIF', bytes('GIF89a', [16, 'LE', 300, 20])],
    ['webp', 'lossy WebP', webp('VP8 ', '\0\0\0\x9d\x01\x2a', [16, 'LE', 300, 20])],
    ['webp', 'lossless WebP', webp('VP8L', '\x2f', [32, 'LE', 299 | (19 << 14)])],
    ['webp', 'WebP of several parts', webp('VP8X', [8, 'LE', 0, 0, 0, 0, 43, 1, 0, 19, 0, 0])],
    ['svg+xml', 'SVG', Buffer.from('<?xml version="1.0"?><svg height="20px" viewBox="0 0 9 9" width="300">')],
    ['svg+xml', 'SVG that fills its room', Buffer.from('<svg width="100%" height="100%" viewBox="0 0 300 20"/>')],
  ])('of type %s is read from a %s', (type, _, picture) => {
    expect(imageSize(type, picture)).toEqual({ width: 300, height: 20 });
  });

  it.each([
    ['a picture that is cut off', 'png', png(300, 20).subarray(0, 18)],
    ['a JPEG without a frame', 'jpeg', bytes('\xff\xd8\xff\xe0\x00\x02')],
    ['a picture that would fill the memory', 'png', png(300, 60_000)],
    ['a drawing without a size', 'svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['another type', 'bmp', png(300, 20)],
  ])('is unknown for %s', (_, type, picture) => {
    expect(imageSize(type, picture)).toBeUndefined();
  });
});

it.each([...hostBrands])('The stored brand of %s is what the sandbox answers', (host, { answer, pictures }) => {
  const names = { logo: answer.logo_url, background: answer.bg_url };
  for (const [name, url] of Object.entries(names)) {
    const base64 = Buffer.from(pictures.get(url) ?? '').toString('base64');
    expect(storedBrands()[host]?.pictures).toMatchObject({
      [name]: { src: `/assets/brands/${hash('sha256', base64).slice(0, 16)}.svg` },
    });
  }
});

type Answer = (response: ServerResponse, url: string | undefined) => void;

const says =
  (data: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status)
      .end(JSON.stringify({ status: status < 400 ? 'success' : 'error', ...Object(data) }));
const named = says({ data: { logo_url: 'logo.png', bg_url: '' } });
const withLogo =
  (logo: Buffer | string): Answer =>
  (response, url) =>
    url ? says({ data: { base_64_encoded: Buffer.from(logo).toString('base64') } })(response) : named(response);

/** How the API answers for each host. */
const answers: Record<string, Answer> = {
  'good.test': withLogo(png(300, 20)),
  'bare.test': says({ data: { logo_url: '', bg_url: '' } }),
  'refused.test': says({ message: 'Unknown host.' }, 403),
  'page.test': (response) => void response.end('<p>Hello</p>'),
  'moved.test': (response) => void response.writeHead(302, { location: 'http://elsewhere.test/' }).end(),
  'slow.test': () => undefined,
  'large.test': withLogo(Buffer.concat([png(300, 20), Buffer.alloc(4_000_000)])),
  'coded.test': withLogo(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  'text.test': withLogo('<!doctype html>'),
};

const server = createServer(async (request, response) => {
  const body = JSON.parse((await text(request)) || '{}');
  answers[String(request.headers[tinyPortal.api.headers.domain.toLowerCase()])]?.(response, body.url);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const api = `http://127.0.0.1:${typeof address === 'object' && address?.port}/api`;
const folder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const hosts = Object.keys(answers).map((host) => ({ host }));
const portal = { ...tinyPortal, hosts, api: { ...tinyPortal.api, timeoutMs: 6000 } };

describe('npm run hosts -- --brands', () => {
  it('stores the brand of each host that answers, by content and with sizes, and says why another has none', async () => {
    const lines = await renewBrands(portal, hosts, api, folder);
    const without = (host: string, reason: string) =>
      `${host} has not given its brand: ${reason}. Its pages are without.`;
    const fetching = '/whitelabel/fetch answers with status';
    const unshown = 'the picture of logo_url is not one that the portal shows, or has no size';
    expect(lines).toEqual([
      'good.test has logo.',
      'bare.test has no pictures.',
      without('refused.test', `${fetching} 403: Unknown host`),
      without('page.test', `${fetching} 200: no data`),
      without('moved.test', `${fetching} 302: no data`),
      without('slow.test', 'no answer comes in time'),
      without('large.test', 'an answer has more than 3 MB'),
      without('coded.test', unshown),
      without('text.test', unshown),
    ]);
    const { day, pictures } = storedBrands(folder)['good.test'] ?? {};
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.png'));
    expect(pictures).toEqual({ logo: { src: `/assets/brands/${file}`, width: 300, height: 20 } });
    expect(readFileSync(join(folder, file))).toEqual(png(300, 20));
    expect(Object.keys(storedBrands(folder))).toEqual(['bare.test', 'good.test']);
  });

  it('replaces a picture that has changed, keeps the brand of a host that fails, and forgets a host that is gone', async () => {
    answers['bare.test'] = withLogo(png(30, 20));
    answers['good.test'] = says({}, 500);
    writeFileSync(join(folder, 'old.png'), '');
    const left = hosts.filter(({ host }) => ['good.test', 'bare.test'].includes(host));
    const { day } = storedBrands(folder)['good.test'] ?? {};
    expect(await renewBrands({ ...portal, hosts: left }, left, api, folder)).toEqual([
      `good.test has not given its brand: /whitelabel/fetch answers with status 500: no data. That of ${day} stays.`,
      'bare.test has logo.',
    ]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.png'))).toHaveLength(2);
    expect(readdirSync(folder)).not.toContain('old.png');
    await renewBrands({ ...portal, hosts: left.slice(0, 1) }, [], api, folder);
    expect(Object.keys(storedBrands(folder))).toEqual(['good.test']);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
