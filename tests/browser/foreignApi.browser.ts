import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copyProject.ts';
import { harbour } from '../openapi/apis/harbour.ts';
import { test as base, expect, startPreview } from './portal.ts';

const apis = join(import.meta.dirname, '../openapi/apis');
const empty = `{ title: 'Nothing here', text: 'There is nothing to show.' }`;

/** All that an operator writes for three screens of the library. */
const screens = `
'/loans': screen({ title: 'Loans', sections: [
  table({
    id: 'loans', title: 'Your loans', query: 'listLoans', filters: ['state'],
    columns: [{ field: 'loan_id', primary: true }, 'due', 'fee', 'state', 'shelf mark'],
    details: { groups: [{ object: 'book', fields: ['name', 'author-name'] }] },
    empty: ${empty},
  }),
] }),
'/reader': screen({ title: 'Reader', sections: [
  figures({ id: 'count', title: 'At a glance', query: 'listLoans', figures: ['open_count'] }),
  details({ id: 'card', title: 'Your card', query: 'readerView', groups: [
    { fields: ['full_name', 'card_number'] },
    { object: 'home_branch', title: 'Your branch', fields: ['name'] },
  ] }),
] }),
'/branches': screen({ title: 'Branches', sections: [
  table({ id: 'branches', title: 'All branches', query: 'branches', key: 'name', columns: [{ field: 'name', primary: true }], empty: ${empty} }),
] }),`;
const imports = ['details', 'figures', 'table'].map(
  (kind) => `import { ${kind} } from './src/config/kinds/${kind}.ts';`,
);
const entries = ['loans', 'reader', 'branches'].map((name) => `{ label: '${name}', icon: 'library', to: '/${name}' },`);

/** A copy of the project with two other APIs beside its own, generated, compiled and built. */
const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const copy = copyProject();
      copy.write('openapi/apis/harbour.json', JSON.stringify(harbour));
      copy.write('openapi/apis/library.yaml', readFileSync(join(apis, 'library.yaml'), 'utf8'));
      copy.write('openapi/overlays/library.yaml', readFileSync(join(apis, 'library.overlay.yaml'), 'utf8'));
      copy.replace('portal.config.ts', 'import { screen }', `${imports.join('\n')}\nimport { screen }`);
      copy.replace('portal.config.ts', "'/overview': screen(", `${screens}\n'/overview': screen(`);
      copy.replace('portal.config.ts', "{ label: 'Sign out'", `${entries.join('\n')}\n{ label: 'Sign out'`);
      copy.write(
        'tsconfig.apis.json',
        '{ "extends": "./tsconfig.json", "include": ["generated", "portal.config.ts"] }',
      );
      for (const command of ['node scripts/generate.ts', 'tsc --noEmit -p tsconfig.apis.json', 'npm run build']) {
        const [name = '', ...args] = command.split(' ');
        const { status, output } = copy.run(name, ...args);
        expect(status, `${command}: ${output}`).toBe(0);
      }
      await use(copy.folder);
      copy.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  portalUrl: [
    async ({ folder }, use, { parallelIndex, project }) => {
      const port = Number(new URL(project.use.baseURL ?? '').port) + 30 + parallelIndex;
      const stop = await startPreview(port, folder);
      await use(`http://localhost:${port}`);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('three screens of another API are drawn, each request and answer as that API has them', async ({
  page,
  signIn,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loans/list')) bodies.push(request.postData() ?? '');
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/loans/list'));
  await signIn({ at: '/loans' });
  const table = page.getByRole('region', { name: 'Your loans' });
  await expect(table.getByRole('row', { name: 'L-1' })).toContainText('Aug 1, 2026');
  await expect(table.getByRole('row', { name: 'L-2' })).toContainText('$2.50');
  await expect(table.getByRole('columnheader', { name: 'Shelf mark' })).toBeVisible();
  expect(await (await answered).json()).toHaveProperty('result.loans');
  expect(bodies.map((body) => Object.keys(JSON.parse(body)))).toEqual([['access_key']]);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'reader' }).click();
  await expect(page.getByRole('region', { name: 'Your card' })).toContainText('Ada Marten');
  await expect(page.getByRole('region', { name: 'Your card' })).toContainText('Old Town');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('2');

  await menu.getByRole('link', { name: 'branches' }).click();
  await expect(
    page.getByRole('region', { name: 'All branches' }).getByRole('row', { name: 'Name' }).last(),
  ).toBeVisible();
});
