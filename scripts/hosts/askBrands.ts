import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import { operations } from '../../generated/operations.ts';
import { baseUrl } from '../../src/client/baseUrl.ts';
import { envelopeOf } from '../../src/client/envelope.ts';
import { developmentToken } from '../../src/client/ports.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { BrandPicture, BrandPictures } from '../../src/screen/hostPage.ts';
import { imageOf } from '../../src/values/imageOf.ts';
import { isObject } from '../../src/values/isObject.ts';
import { type Connection, connect, type Facts } from '../api/connection.ts';
import { buildTime } from '../vite/buildTime.ts';
import { addressOf, type Brand, storeBrands, storedBrands } from './brands.ts';
import { imageSize } from './imageSize.ts';

/** How long a host's API may take for an answer, in milliseconds, and how large that may be, in bytes. */
const limits = { timeoutMs: 10_000, mostBytes: 3e6 };

/** The pictures of a brand, by the fields of the answer that name them. */
const fields = {
  logo_url: 'logo',
  dark_logo_url: 'darkLogo',
  bg_url: 'background',
} as const;

/** The data of an answer. Throws why there is none. */
async function dataOf(connection: Connection, facts: Facts, body: Readonly<Record<string, string>>) {
  const { status, body: answer } = await connection.call(facts, body);
  const { data, message, ...envelope } = envelopeOf(answer) ?? {};
  if (status < 400 && envelope.status !== 'error' && isObject(data)) return data;
  throw new Error(
    [`${facts.path} answers with status ${status}`, message ?? (data ? '' : 'no data')].filter(Boolean).join(': '),
  );
}

/** A picture as a build has it. Throws if it is not one that the portal would show. */
function pictureOf(base64: unknown, field: string): { picture: BrandPicture; file: string; bytes: Buffer } {
  const text = typeof base64 === 'string' ? base64 : '';
  const [, type = ''] = /^data:image\/(.+);/.exec(imageOf(text) ?? '') ?? [];
  const bytes = Buffer.from(text, 'base64');
  const size = imageSize(type, bytes);
  if (!size) throw new Error(`the picture of ${field} is not one that the portal shows, or has no size`);
  const file = `${hash('sha256', text).slice(0, 16)}.${type.replace('+xml', '')}`;
  return { picture: { src: addressOf(file), ...size }, file, bytes };
}

/**
 * Asks for the brand of a host as a visitor's browser does, at `api` if its own does not answer yet, and adds the pictures
 * to `found`.
 */
async function askBrand(
  portal: Portal,
  own: Host,
  api: string | undefined,
  found: Map<string, Buffer>,
): Promise<Brand> {
  const here = atHost(portal, own).api;
  const page = { hostname: own.host, origin: `https://${own.host}` };
  const connection = connect(
    {
      baseUrl: api ?? baseUrl(page, here.port),
      domain: own.host,
      clientToken: process.env.VITE_CLIENT_TOKEN ?? developmentToken,
    },
    { ...here, timeoutMs: Math.min(here.timeoutMs, limits.timeoutMs) },
    limits.mostBytes,
  );
  const brand = await dataOf(connection, operations.whitelabelFetch, {});
  const pictures: BrandPictures = {};
  const files = new Map<string, Buffer>();
  for (const [field, name] of Object.entries(fields)) {
    const url = brand[field];
    if (typeof url !== 'string' || url === '') continue;
    const answer = await dataOf(connection, operations.whitelabelLogoGet, { url, domain: own.host });
    const { picture, file, bytes } = pictureOf(answer.base_64_encoded, field);
    pictures[name] = picture;
    files.set(file, bytes);
  }
  for (const [file, bytes] of files) found.set(file, bytes);
  return { day: buildTime().slice(0, 10), pictures };
}

/**
 * Asks for the brand of each of these hosts, and stores the answers. A host that does not answer with one keeps the
 * brand that is stored, if any, and does not keep the others from theirs. Returns a line about each host.
 */
export async function renewBrands(
  portal: Portal,
  hosts: readonly Host[],
  api?: string,
  folder?: string,
): Promise<string[]> {
  const before = storedBrands(folder);
  const brands = new Map(portal.hosts?.flatMap(({ host }) => (before[host] ? [[host, before[host]]] : [])));
  const pictures = new Map<string, Buffer>();
  const limit = pLimit(4);
  const renew = async (own: Host) => {
    try {
      const brand = await askBrand(portal, own, api, pictures);
      brands.set(own.host, brand);
      return `${own.host} has ${Object.keys(brand.pictures).join(', ') || 'no pictures'}.`;
    } catch (error) {
      const { day } = before[own.host] ?? {};
      const reason = error instanceof Error ? error.message.replace(/\.$/, '') : error;
      return `${own.host} has not given its brand: ${reason}. ${day ? `That of ${day} stays` : 'Its pages are without'}.`;
    }
  };
  const lines = await Promise.all(hosts.map((own) => limit(renew, own)));
  storeBrands(Object.fromEntries(brands), pictures, folder);
  return lines;
}
