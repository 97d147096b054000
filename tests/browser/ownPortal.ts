import { isObject } from '../../src/values/isObject.ts';
import { type Api, startApiServer } from '../apiServer.ts';
import { copyProject } from '../copyProject.ts';
import { adapterFile, desk, deskAdapter } from '../openapi/apis/samples.ts';
import { test as base, expect, startPreview } from './portal.ts';

const empty = `{ title: 'Nothing here', text: 'There is nothing to show.' }`;

/** A table with files, details and forms of the desk. */
const ofDesk = `
'/funds': screen({ title: 'Funds', sections: [
  table({
    id: 'funds', title: 'Your funds', query: 'listFunds', rows: 'data', where: { state: ['open', 'paid'] },
    columns: ['serial', { field: 'name', primary: true }, 'amount', 'rate', 'thing.kind'],
    file: { query: 'getSlip', with: { id: 'id' } },
    empty: ${empty},
  }),
  form({
    id: 'claim', title: 'Claim', command: 'createClaim',
    fields: [
      { field: 'kind', label: 'Kind', input: 'select', values: ['house', 'car'] },
      { field: 'rooms', label: 'Rooms', input: 'number' },
      { field: 'plate', label: 'Plate', input: 'text', autocomplete: 'off' },
    ],
    submit: 'Send', success: [{ toast: 'It has arrived.' }],
  }),
] }),
'/funds/:fund': screen({
  title: 'A fund', back: '/funds', subject: subject({ query: 'getFund', params: { id: 'fund' }, name: 'data.name' }),
  sections: [
    details({ id: 'fund', title: 'The fund', query: 'getFund', groups: [{ object: 'data', fields: ['state', 'amount', 'rate'] }] }),
    form({
      id: 'name', title: 'Name', command: 'changeFund',
      fields: [{ field: 'name', label: 'New name', input: 'text', autocomplete: 'off' }],
      submit: 'Rename', success: [{ toast: 'The fund is renamed.' }],
    }),
    form({
      id: 'payout', title: 'Payout', command: 'createPayout',
      fields: [
        { field: 'to', label: 'To', input: 'text', autocomplete: 'off' },
        { field: 'remark', label: 'Remark', input: 'text', autocomplete: 'off', required: false },
      ],
      submit: 'Pay out', success: [{ toast: 'It is on its way.' }],
    }),
  ],
}),`;

/** A screen of tax slips, with a count and a table. */
const ofSlips = `'/tax-slips': screen({
  title: 'Tax slips',
  sections: [
    cards({
      id: 'count',
      title: 'At a glance',
      cards: [
        card({ title: 'Slips', query: 'documentList', where: { documenttype: 't5' }, about: 'Of all years.', value: 'total' }),
      ],
    }),
    table({
      id: 'slips',
      title: 'Your slips',
      query: 'documentList',
      where: { documenttype: 't5' },
      rows: 'files',
      key: 'document_id',
      documents: true,
      downloadAll: 'documentDownloadAll',
      range: 'documents',
      search: true,
      filters: [{ field: 'tax_year', options: { list: 'filters.tax_years' } }],
      columns: ['issued_date', { field: 'name', primary: true }, 'documenttype', 'tax_year'],
      empty: { title: 'No slips yet', text: 'They appear here in February.' },
    }),
  ],
}),`;

const imports = ['cards', 'details', 'form', 'table'].map((kind) => {
  const names = kind === 'cards' ? 'card, cards' : kind;
  return `import { ${names} } from './src/kinds/${kind}/options.ts';`;
});
const entries = [
  `{ label: 'Funds', icon: 'library', to: '/funds' },`,
  `{ label: 'Tax slips', icon: 'receipt-text', to: '/tax-slips' },`,
  `{ label: 'Slips of 2024', icon: 'calendar-check-2', to: '/tax-slips', choices: { slips: { tax_year: 2024 } } },`,
];

/** A copy of the project with these screens and another API beside its own, generated, compiled and built. */
export const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const copy = copyProject();
      copy.write('openapi/apis/desk.json', JSON.stringify(desk));
      copy.write('openapi/apis/desk.ts', adapterFile('desk', deskAdapter));
      copy.replace('portal.config.ts', 'import { screen }', `${imports.join('\n')}\nimport { screen, subject }`);
      copy.replace('portal.config.ts', "'/overview': screen(", `${ofDesk}${ofSlips}\n'/overview': screen(`);
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
    { scope: 'worker', timeout: 900_000 },
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

/** The same portal behind a server that answers for the desk and checks each call. */
export const testOfApis = test.extend<{ server: Awaited<ReturnType<typeof startApiServer>> }>({
  server: async ({ portalUrl }, use) => {
    const api = desk as unknown as Api; // The test's own.
    const server = await startApiServer(api, portalUrl, ({ body }) => isObject(body) && body.to === 'nobody');
    await use(server);
    await server.stop();
    expect(server.faults).toEqual([]);
  },
  baseURL: ({ server }, use) => use(server.url),
});
