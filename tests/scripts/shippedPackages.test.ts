import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptWorker } from '../../scripts/vite/keptWorker.ts';
import { shippedPackages } from '../../scripts/vite/shippedPackages.ts';

let root = '';

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/** A package with a licence text, of one file. */
const packageOf = (name: string, license: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license, main: 'index.mjs' }),
  [`node_modules/${name}/index.mjs`]: `export const say = () => console.log('${name}');`,
  [`node_modules/${name}/LICENSE`]: `The text of ${name}.`,
});

function buildPage() {
  const shipped = shippedPackages(root);
  return build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [keptWorker(root, shipped.add), shipped.list],
    build: { outDir: join(root, 'dist'), assetsInlineLimit: 0 },
  });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-shipped-'));
  write({
    'package.json': JSON.stringify({ name: 'some-portal', version: '0.1.0' }),
    'src/index.html': '<script type="module" src="./main.js"></script>',
    'src/main.js': `
      import { say } from '@some/page';
      import { say as unused } from 'unused';
      import work from './work.js?worker&url';
      say(work, new URL('../node_modules/copied/index.mjs', import.meta.url).href);`,
    'src/work.js': "import { say } from 'worked'; say();",
    ...packageOf('@some/page', 'MIT'),
    ...packageOf('worked', '(MIT AND Zlib)'),
    ...packageOf('copied', 'Apache-2.0'),
    ...packageOf('unused', 'ISC'),
  });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the list of shipped packages', () => {
  it('has those of the page, of its workers and of copied files with their licences, and no other', async () => {
    await buildPage();
    const bill = JSON.parse(readFileSync(join(root, 'dist/sbom.cdx.json'), 'utf8'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'some-portal' } } });
    expect(bill.components).toMatchObject([
      { name: '@some/page', purl: 'pkg:npm/%40some/page@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'copied', version: '1.2.3', licenses: [{ license: { id: 'Apache-2.0' } }] },
      { name: 'worked', version: '1.2.3', licenses: [{ expression: '(MIT AND Zlib)' }] },
    ]);
    const licences = readFileSync(join(root, 'dist/licences.txt'), 'utf8');
    expect(licences.match(/The text of .*/g)).toEqual([
      'The text of @some/page.',
      'The text of copied.',
      'The text of worked.',
    ]);
  });

  it('stops the build at a package without the text of its licence, by name', async () => {
    rmSync(join(root, 'node_modules/worked/LICENSE'));
    await expect(buildPage()).rejects.toThrow(/worked 1\.2\.3 is part of the build/);
  });
});
