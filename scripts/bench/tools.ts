import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '../generate/bundle.ts';
import { alternately } from './alternately.ts';
import type { Bench } from './bench.ts';
import { buildEmptyApp, buildPortal, commandOf, environment, project } from './builds.ts';
import { type Figure, median } from './figure.ts';

const runs = 5;
const port = 4390;

type Work = () => void | Promise<void>;

/** The median times of two kinds of work, in s. */
async function compare(ours: Work, baseline: Work): Promise<[ours: number, baseline: number]> {
  const times = await alternately(runs, [ours, baseline], async (work) => {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  });
  return times.map(median) as [number, number]; // There are two kinds of work.
}

const bin = (name: string) => join(project, 'node_modules/.bin', name);

function run(cwd: string, command: string, ...words: string[]): void {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Only the generators, with the project's settings, and with the description as one file. */
function rawGenerators(scratch: string): Work {
  const folder = mkdtempSync(join(scratch, 'generated-'));
  const target = join(folder, 'portal.json');
  writeFileSync(target, JSON.stringify(describe(project).description));
  const shared = { mode: 'tags-split', tsconfig: join(project, 'tsconfig.json') };
  const hooks = {
    ...shared,
    target: 'hooks/portal.ts',
    client: 'react-query',
    mock: { generators: [{ type: 'msw' }] },
  };
  const config = {
    hooks: { input: { target }, output: hooks },
    schemas: { input: { target }, output: { ...shared, target: 'schemas/portal.ts', client: 'zod' } },
  };
  writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};`);
  return () => {
    run(folder, bin('openapi-typescript'), target, '--output', 'schema.ts');
    run(folder, bin('orval'), '--config', 'orval.config.mjs');
  };
}

/** Starts a development server and ends it once it has answered with its page. */
function startServer(cwd: string, command: string): Work {
  return async () => {
    // `exec` replaces the shell with the server, so that killing the process ends it.
    const server = spawn(`exec ${command}`, {
      shell: true,
      cwd,
      env: { ...environment, PORT: String(port) },
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    const isThere = () =>
      fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
    server.kill('SIGKILL');
    await ended;
  };
}

/** Measures the tools of developers and operators against the minimum that they could take. */
export async function measureTools({ emptyApp, scratch }: Bench): Promise<Figure[]> {
  const generate = () =>
    void execSync(`${commandOf(project, 'generate')} --check`, { cwd: project, env: environment, stdio: 'pipe' });
  const [generated, raw] = await compare(generate, rawGenerators(scratch));
  const [ready, emptyReady] = await compare(
    startServer(project, commandOf(project, 'start')),
    startServer(emptyApp, `vite --port ${port} --strictPort --host 127.0.0.1`),
  );
  const [site, emptySite] = [buildPortal(project, scratch), await buildEmptyApp(emptyApp, scratch)];
  const [built, emptyBuilt] = await compare(
    () => void buildPortal(project, scratch, site),
    async () => void (await buildEmptyApp(emptyApp, scratch, emptySite)),
  );
  const figure = (name: string, value: number, baseline: number, of: string, times: number): Figure => ({
    name,
    value,
    unit: 's',
    baseline: { name: of, value: baseline },
    bound: { times },
  });
  return [
    figure('npm run generate', generated, raw, 'its generators alone', 1.3),
    figure('npm start: first page', ready, emptyReady, 'an empty React app', 3),
    figure('npm run build', built, emptyBuilt, 'an empty React app', 4),
  ];
}
