import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedWorker } from '../../scripts/vite/cachedWorker.ts';
import { shippedPackages } from '../../scripts/vite/shippedPackages.ts';
import { faultsIn } from '../billFaults.ts';

let root = '';

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/** A package of one file with a licence text. */
const packageOf = (name: string, license: string, more = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.2.3',
    license,
    main: 'index.mjs',
    ...more,
  }),
  [`node_modules/${name}/index.mjs`]: `export const say = () => console.log('${name}');`,
  [`node_modules/${name}/LICENSE`]: `The text of ${name}.`,
});

function buildPage() {
  const shipped = shippedPackages(root);
  return build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [cachedWorker(root, shipped.add), shipped.list],
    build: { outDir: join(root, 'dist'), assetsInlineLimit: 0 },
  });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-shipped-'));
  write({
    'package.json': JSON.stringify({ name: 'some-portal', version: '0.1.0', dependencies: { '@some/page': '1.2.3' } }),
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/@some/page': { integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}` } },
    }),
    'src/index.html': '<script type="module" src="./main.js"></script>',
    'src/main.js': `
      import { say } from '@some/page';
      import { say as unused } from 'unused';
      import work from './work.js?worker&url';
      say(work, new URL('../node_modules/copied/index.mjs', import.meta.url).href);`,
    'src/work.js': "import { say } from 'worked'; say();",
    ...packageOf('@some/page', 'MIT', {
      author: 'Ada Page <ada@page.test>',
      dependencies: { copied: '^1', unused: '1' },
    }),
    ...packageOf('worked', '(MIT AND Zlib)', { repository: { url: 'git+https://github.com/workers/worked.git' } }),
    ...packageOf('copied', 'Apache-2.0'),
    ...packageOf('unused', 'ISC'),
  });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the list of shipped packages', () => {
  it('has only those of the page, its workers and copied files, with their licences', async () => {
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

  it('has the minimum elements: supplier, hash, dependencies, and its own serial number', async () => {
    await buildPage();
    const read = () => JSON.parse(readFileSync(join(root, 'dist/sbom.cdx.json'), 'utf8'));
    const bill = read();
    expect(bill.components).toMatchObject([
      { name: '@some/page', supplier: { name: 'Ada Page' }, hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }] },
      { name: 'copied', supplier: { name: 'copied' } },
      { name: 'worked', supplier: { name: 'workers' } },
    ]);
    expect(bill.dependencies).toEqual([
      { ref: 'portal', dependsOn: ['pkg:npm/%40some/page@1.2.3'] },
      { ref: 'pkg:npm/%40some/page@1.2.3', dependsOn: ['pkg:npm/copied@1.2.3'] },
      { ref: 'pkg:npm/copied@1.2.3', dependsOn: [] },
      { ref: 'pkg:npm/worked@1.2.3', dependsOn: [] },
    ]);
    expect(faultsIn(bill)).toEqual([]);
    expect(faultsIn({ ...bill, serialNumber: 'none' })).not.toEqual([]);
  });

  it('stops the build at a package without the text of its licence, by name', async () => {
    rmSync(join(root, 'node_modules/worked/LICENSE'));
    await expect(buildPage()).rejects.toThrow(/worked 1\.2\.3 is part of the build/);
  });
});
