import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Facts, factsOf } from '../../scripts/hosts/facts.ts';
import { ownRoutes, pageFile, pausedFile, pausedPage, screenFile, tagsOf } from '../../scripts/hosts/pages.ts';
import { staticFiles } from '../../scripts/hosts/staticFiles.ts';
import { readOptions } from '../../scripts/release/options.ts';
import { back, release } from '../../scripts/release/release.ts';
import type { Portal } from '../../src/config/portal.ts';
import tinyPortal from '../portal/tinyPortal.ts';
import { type Answer, machine } from './machine.ts';
import { startApi } from './testApi.ts';

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
  write(`assets/brands/${number}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(factsOf(folder, deployed, written, Object.keys(written))));
}

/** How often an answer has a header, by its lower-case name. */
export const countOf = ({ raw }: Answer, name: string) =>
  raw.filter((one, index) => index % 2 === 0 && one.toLowerCase() === name).length;

/** An API, and Caddy serving releases of small builds before it, as `npm run release` configures it. */
export async function deploy(options: readonly string[] = [], deployed = portal) {
  const api = await startApi();
  const here = await machine(hosts, ['--api', api.url, ...options]);
  const dist = join(here.folder, 'dist');
  const asked = (more: readonly string[] = []) => readOptions([...here.words, '--from', dist, ...more], root);
  const next = (number: number, now?: Date, ...more: string[]) => {
    writeBuild(dist, number, deployed);
    const { server, ...read } = asked(more);
    if (!server) throw new Error('There is no --api.');
    return release({ ...read, server }, server, now);
  };
  const first = await next(0);
  await here.start();
  return {
    ...{ ...here, api, dist, first, asked, next },
    back: (now?: Date) => back(asked(), now),
    facts: (): Facts => JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')),
    async stop() {
      await here.stop();
      api.close();
    },
  };
}
