import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { faultsIn } from '../billFaults.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Parts of the sources that must not be in a build, each recognized by text that only it contains. */
const notShipped = {
  'the sandbox': /@northline\.test|Northline-2026|Tremblay/,
  'the gallery of widgets': /Every widget in its rare states/,
  'its mocks': /mswjs|msw\/core|@faker-js/,
  'the checks of development': /differs from the description|react-query-devtools|jsxDEV/,
  'the checker of the config': /fastest-levenshtein|did you mean/,
  'an adapter of events': /sendBeacon|resourceLogs|sentry_key/,
  'a source map': /sourceMappingURL=(?!data:)/,
  'a secret': /PORTAL_PASSWORD|-----BEGIN|process\.env\.[A-Z_]*(TOKEN|SECRET|PASSWORD)/,
};

test('the build contains only pages and their files: no sandbox, mocks, maps, development tools or secrets', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  expect(files).toContain('index.html');
  const pages =
    /^(assets|hosts|index)\/|^(index\.html|404\.html|missing\.txt|_headers|_redirects|licences\.txt|robots\.txt|headers\.json|sbom\.cdx\.json)(\.br|\.gz)?$/;
  const other = files.filter((name) => !pages.test(name));
  // Both only remove an old service worker.
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

test('the bill of materials lists exactly the shipped packages, and each comes with its licence', () => {
  const bill = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(faultsIn(bill)).toEqual([]);
  const components: { name: string; version: string; purl: string; hashes: unknown[] }[] = bill.components;
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  const names = components.map(({ name }) => name);
  // From the page, from a separate worker, and from the PDF worker, which is copied unchanged.
  expect(names).toEqual(expect.arrayContaining(['react', '@radix-ui/react-dialog', 'jspdf', 'pdfjs-dist']));
  for (const name of ['msw', 'vite', '@faker-js/faker', 'fastest-levenshtein']) expect(names).not.toContain(name);
  const licences = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const { name, version, purl } of components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(licences).toContain(`\n${name} ${version} (`);
  }
});

test('the script that most others import does not import the config, so a new label does not rename them all', () => {
  const assets = join(dist, 'assets');
  const starts = readdirSync(assets).filter((name) => /^start-.*\.js$/.test(name));
  expect(starts).toHaveLength(1);
  for (const name of starts) expect(readFileSync(join(assets, name), 'utf8')).not.toContain('portal.config-');
});
