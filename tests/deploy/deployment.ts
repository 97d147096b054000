import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { type Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findNginx } from '../../scripts/browser.ts';
import { ownRoutes, pageFile, screenFile, tagsOf } from '../../scripts/hosts/pages.ts';
import { staticFiles } from '../../scripts/hosts/staticFiles.ts';
import { wordsToKeep } from '../../scripts/nginx/options.ts';
import { runningNginx } from '../../scripts/nginx/running.ts';
import { back, release } from '../../scripts/release/release.ts';
import { keepWords, prepareNginx } from '../../scripts/release/served.ts';
import type { Portal } from '../../src/config/portal.ts';
import { writeCertificate } from '../certificate.ts';
import { freePorts } from '../freePorts.ts';
import tinyPortal from '../portal/tinyPortal.ts';

const root = join(import.meta.dirname, '../..');

export const hosts = ['one.lender.test', 'two.lender.test'] as const;

/** A portal with two hosts. */
export const portal: Portal = {
  ...tinyPortal,
  api: { ...tinyPortal.api, endPointHosts: ['elsewhere.lender.test'] },
  hosts: hosts.map((host) => ({ host, brand: { name: host } })),
};

/** A page with the number of its build in the body, in the styles and in the name of its one asset. */
const pageNumber = (number: number, title: string) => `<!doctype html><html><head><title>${title}</title>
<style>:root{--build:${number}}</style>
<script type="module" src="/assets/start-${number}.js"></script></head>
<body data-build="${number}">${'A page that is long enough to be cut. '.repeat(400)}</body></html>\n`;

export const assetNumber = (number: number) => `${`// build ${number}\n`.repeat(3000)}// end ${number}\n`;

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Writes the build with this number in the layout of `npm run build`. */
export function writeBuild(folder: string, number: number): void {
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  const written: Record<string, string> = {};
  const write = (file: string, content: string) => {
    written[file] = content;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, quick));
    if (!file.endsWith('.html')) writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 1 }));
  };
  for (const own of portal.hosts ?? [])
    for (const page of tagsOf(portal, own).map((tag) => pageFile(own.host, tag)))
      for (const file of [page, ...ownRoutes(portal).map((route) => screenFile(page, route))])
        write(file, pageNumber(number, `${own.host} ${file}`));
  write('index.html', pageNumber(number, 'any host'));
  for (const [file, content] of Object.entries(staticFiles(portal, written))) write(file, content);
  write('licences.txt', `licences of build ${number}\n`);
  write(`assets/start-${number}.js`, assetNumber(number));
}

interface Asked {
  path: string;
  host?: string;
  /** The name for the connection, if it differs. */
  servername?: string;
  port?: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  /** Without TLS. */
  isPlain?: boolean;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  raw: string[];
  body: string;
}

/** How often an answer has a header, by its lower-case name. */
export const countOf = ({ raw }: Answer, name: string) =>
  raw.filter((one, index) => index % 2 === 0 && one.toLowerCase() === name).length;

/** Sends a request without a browser, which would hide some headers and refuse others. */
export async function askAt(
  port: number,
  { path, host = hosts[0], servername = host, ...asked }: Asked,
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent, isPlain } = asked;
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
  const sent = isPlain
    ? plainRequest(options)
    : request({ ...options, servername, rejectUnauthorized: false, ...(agent && { agent }) });
  sent.end(body);
  let answer: IncomingMessage;
  try {
    [answer] = await once(sent, 'response');
  } catch (reason) {
    // A kept connection may be closed just as it is reused; browsers also try again.
    if (sent.reusedSocket) return askAt(port, { path, host, servername, ...asked });
    throw reason;
  }
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawHeaders, body: await text(answer) };
}

/** nginx serving releases of small builds, configured as the commands do it, with a certificate for each host. */
export async function deploy(
  api: string,
  options: Readonly<Record<string, string | true>> = {},
  deployed = portal,
  isStarted = true,
) {
  const parent = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  // nginx reads the files as another user.
  chmodSync(parent, 0o755);
  const [to, out, dist] = ['site', 'nginx', 'dist'].map((name) => join(parent, name)) as [string, string, string]; // Three.
  const certificates = join(out, 'certificates');
  const [pages = 0, apiPort = 0, http = 0] = await freePorts(3);
  const words = Object.entries<string | true>({
    out,
    api,
    site: to,
    port: String(pages),
    'api-port': String(apiPort),
    'http-port': String(http),
    listen: '127.0.0.1',
    // Loads faster than Debian's whole list.
    'api-ca': join(certificates, hosts[0], 'fullchain.pem'),
    ...options,
  }).flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}`, value] : [`--${name}`]));
  const asked = (more: { keep?: number; now?: Date } = {}) => ({
    to,
    keep: 5,
    now: new Date(),
    prepare: async (live: string) => {
      await prepareNginx(to, live, root);
    },
    ...more,
  });
  for (const host of hosts) writeCertificate(join(certificates, host), host);
  const next = (number: number, more = {}) => {
    writeBuild(dist, number);
    return release(dist, deployed, asked(more));
  };
  // As `npm run nginx` stores them.
  mkdirSync(to);
  keepWords(to, wordsToKeep(words));
  await next(0);
  const start = () => {
    const { status, stderr } = spawnSync(findNginx(), ['-p', out, '-c', 'nginx.conf'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  if (isStarted) start();
  return {
    to,
    out,
    certificates,
    ports: { pages, api: apiPort, http },
    next,
    back: (more = {}) => back(asked(more)),
    ask: (one: Asked) => askAt(one.port ?? pages, one),
    async stop() {
      const pid = runningNginx(out);
      if (pid !== undefined) process.kill(pid, 'SIGTERM');
      while (runningNginx(out) !== undefined) await new Promise((done) => setTimeout(done, 5));
      rmSync(parent, { recursive: true });
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof deploy>>;
