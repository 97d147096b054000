import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { faultsIn } from '../billFaults.ts';

const dist = join(import.meta.dirname, '../../dist');

/** What is in the sources and must not be in a build, recognized by text that only it has. */
const notShipped = {
  'the sandbox': /@northline\.test|Northline-2026|Tremblay/,
  'its mocks': /mswjs|msw\/core|@faker-js/,
  'the checks of development': /differs from the description|react-query-devtools|jsxDEV/,
  'the checker of the config': /fastest-levenshtein|did you mean/,
  'an adapter of events': /sendBeacon|resourceLogs|sentry_key/,
  'a source map': /sourceMappingURL=(?!data:)/,
  'a secret': /PORTAL_PASSWORD|-----BEGIN|process\.env\.[A-Z_]*(TOKEN|SECRET|PASSWORD)/,
};

test('the build is pages and their files: no sandbox, mocks, maps, tools of development or secrets', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  expect(files).toContain('index.html');
  const pages =
    /^(assets|hosts|index)\/|^(index\.html|404\.html|missing\.txt|_headers|_redirects|licences\.txt|sbom\.cdx\.json)(\.br|\.gz)?$/;
  const other = files.filter((name) => !pages.test(name));
  // Both only remove a service worker that was here before.
  expect(other.sort()).toEqual(['mockServiceWorker.js', 'sw.js']);
  for (const name of other) expect(readFileSync(join(dist, name), 'utf8')).toContain('registration.unregister()');
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);

  const texts = files.filter((name) => /\.(css|html|m?js|json|svg)$/.test(name));
  const found = texts.flatMap((name) => {
    const content = readFileSync(join(dist, name), 'utf8');
    return Object.entries(notShipped).flatMap(([what, pattern]) =>
      pattern.test(content) ? [`${what} in ${name}`] : [],
    );
  });
  expect(found).toEqual([]);
});

test('each shipped package comes with its licence and is in the bill of materials, other packages are not', () => {
  const bill = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(faultsIn(bill)).toEqual([]);
  const components: { name: string; version: string; purl: string; hashes: unknown[] }[] = bill.components;
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  const names = components.map(({ name }) => name);
  // In the page, in a worker of its own, and in the PDF worker that is copied as it is.
  expect(names).toEqual(expect.arrayContaining(['react', '@radix-ui/react-dialog', 'jspdf', 'pdfjs-dist']));
  for (const name of ['msw', 'vite', '@faker-js/faker', 'fastest-levenshtein']) expect(names).not.toContain(name);
  const licences = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const { name, version, purl } of components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(licences).toContain(`\n${name} ${version} (`);
  }
});

test('the script that most others name does not name the config, so a new label does not rename them all', () => {
  const assets = join(dist, 'assets');
  const starts = readdirSync(assets).filter((name) => /^start-.*\.js$/.test(name));
  expect(starts).toHaveLength(1);
  for (const name of starts) expect(readFileSync(join(assets, name), 'utf8')).not.toContain('portal.config-');
});
