import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { type Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findCaddy } from '../../scripts/browser.ts';
import { type Facts, factsOf } from '../../scripts/hosts/facts.ts';
import { ownRoutes, pageFile, pausedFile, pausedPage, screenFile, tagsOf } from '../../scripts/hosts/pages.ts';
import { staticFiles } from '../../scripts/hosts/staticFiles.ts';
import { readOptions } from '../../scripts/release/options.ts';
import { back, release } from '../../scripts/release/release.ts';
import type { Portal } from '../../src/config/portal.ts';
import { writeCertificate } from '../certificate.ts';
import { freePorts } from '../freePorts.ts';
import tinyPortal from '../portal/tinyPortal.ts';

const root = join(import.meta.dirname, '../..');

export const hosts = ['one.lender.test', 'two.lender.test'] as const;

/** A portal with two hosts. */
export const portal: Portal = {
  ...tinyPortal,
  api: { ...tinyPortal.api, endPointHosts: ['elsewhere.lender.test'], requestIds: true },
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
function writeBuild(folder: string, number: number, deployed = portal): void {
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  const written: Record<string, string> = {};
  const write = (file: string, content: string) => {
    written[file] = content;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, quick));
    if (!file.endsWith('.html')) writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 1 }));
  };
  for (const own of deployed.hosts ?? [])
    for (const page of tagsOf(deployed, own).map((tag) => pageFile(own.host, tag)))
      for (const file of [page, ...ownRoutes(deployed).map((route) => screenFile(page, route))])
        write(file, pageNumber(number, `${own.host} ${file}`));
  for (const own of deployed.hosts ?? []) if (own.paused) write(pausedFile(own.host), pausedPage(deployed, own));
  write('index.html', pageNumber(number, 'any host'));
  for (const [file, content] of Object.entries(staticFiles(deployed, written))) write(file, content);
  write('licences.txt', `licences of build ${number}\n`);
  write(`assets/start-${number}.js`, assetNumber(number));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(factsOf(folder, deployed, written, Object.keys(written))));
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

/** Caddy serving releases of small builds as `npm run release` configures it, with a certificate for each host. */
export async function deploy(api: string, options: readonly string[] = [], deployed = portal) {
  const parent = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  const [to, dist, file, log] = ['site', 'dist', 'Caddyfile', 'portal.json'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
    string,
  ]; // Four.
  const certificates = join(parent, 'certificates');
  const [pages = 0, apiPort = 0, http = 0, admin = 0] = await freePorts(4);
  const isPlain = options.includes('--plain');
  const ports = { pages, api: apiPort, http: isPlain ? pages : http };
  const words = [
    ...['--to', to, '--from', dist, '--caddyfile', file, '--log', log, '--listen', '127.0.0.1', '--tls', certificates],
    ...['--port', `${pages}`, '--api-port', `${apiPort}`, '--http-port', `${http}`, '--admin', `127.0.0.1:${admin}`],
    ...['--api', api],
  ];
  const asked = (more: readonly string[] = []) => readOptions([...words, ...options, ...more], root);
  for (const host of hosts) writeCertificate(join(certificates, host), host);
  const next = (number: number, now?: Date, ...more: string[]) => {
    writeBuild(dist, number, deployed);
    const { server, ...read } = asked(more);
    if (!server) throw new Error('There is no --api.');
    return release({ ...read, server }, server, now);
  };
  const first = await next(0);
  let caddy: ChildProcess;
  const start = async () => {
    caddy = spawn(findCaddy(), ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, XDG_DATA_HOME: parent, XDG_CONFIG_HOME: parent },
    });
    const isThere = () =>
      askAt(ports.http, { path: '/health', isPlain: true }).then(
        () => true,
        () => false,
      );
    while (!(await isThere())) await new Promise((done) => setTimeout(done, 20));
  };
  const end = async (signal: NodeJS.Signals) => {
    caddy.kill(signal);
    await once(caddy, 'exit');
  };
  await start();
  // A test that fails does not come to its own end.
  process.once('exit', () => caddy.kill());
  return {
    to,
    dist,
    file,
    certificates,
    ports,
    first,
    asked,
    next,
    back: (now?: Date) => back(asked(), now),
    ask: (one: Asked) => askAt(one.port ?? pages, { isPlain, ...one }),
    facts: (): Facts => JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')),
    /** The lines of the access log. */
    log: () => readFileSync(log, 'utf8').trim().split('\n'),
    /** Ends Caddy as a machine that loses its power does, and starts it again. */
    async restart() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(parent, { recursive: true });
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof deploy>>;
