import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedWorker } from '../../scripts/vite/cachedWorker.ts';

let root = '';

function write(name: string, content: string): void {
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'src', name), content);
}

/** Builds a page with a worker, and returns the worker's code and the modules that were shipped with it. */
async function buildWorker() {
  const shipped: string[] = [];
  await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [cachedWorker(root, (modules) => shipped.push(...modules))],
    build: { outDir: join(root, 'dist'), emptyOutDir: true },
  });
  const [file = ''] = readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('work-'));
  return { code: readFileSync(join(root, 'dist/assets', file), 'utf8'), shipped };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-worker-'));
  write('index.html', '<script type="module" src="./main.js"></script>');
  write('main.js', "import url from './work.js?worker&url'; new Worker(url);");
  write('work.js', "import { word } from './word.js'; self.postMessage(word);");
  write('word.js', "export const word = 'first';");
});

afterEach(() => rmSync(root, { recursive: true }));

it('builds a worker once, and again when a module of it has changed', async () => {
  const { code, shipped } = await buildWorker();
  expect(code).toContain('first');
  expect(shipped).toEqual(expect.arrayContaining([join(root, 'src/word.js'), join(root, 'src/work.js')]));

  const cache = join(root, 'node_modules/.cache/portal');
  const [kept = ''] = readdirSync(cache)
    .filter((name) => name.startsWith('worker-'))
    .map((name) => join(cache, name));
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('first', 'kept'));
  expect(await buildWorker()).toEqual({ code: code.replace('first', 'kept'), shipped });

  write('word.js', "export const word = 'second';");
  expect((await buildWorker()).code).toContain('second');
});
