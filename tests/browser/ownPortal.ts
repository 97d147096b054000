import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../../src/values/isObject.ts';
import { type Api, startApiServer } from '../apiServer.ts';
import { copyProject } from '../copyProject.ts';
import { harbour } from '../openapi/apis/harbour.ts';
import { adapterFile, desk, deskAdapter } from '../openapi/apis/samples.ts';
import { test as base, expect, startPreview } from './portal.ts';

/** The adapters of two APIs, each beside its description. */
const adapters = {
  library: `
{
  session: 'access_key',
  answer: (path) => (path.endsWith('/reminders') ? '' : 'result'),
  uses: (path) => !path.startsWith('/admin/'),
}`,
  transfers: `
{
  headers: { 'Idempotency-Key': keyOf },
  pages: { '/payments': { get: byLink({ cursor: 'cursor', size: 'limit', next: '_links.next.href' }) } },
}`,
};

const apis = join(import.meta.dirname, '../openapi/apis');
const empty = `{ title: 'Nothing here', text: 'There is nothing to show.' }`;

/** Everything that an operator writes for three screens of the library. */
const ofLibrary = `
'/loans': screen({ title: 'Loans', sections: [
  table({
    id: 'loans', title: 'Your loans', query: 'listLoans', filters: ['state'],
    columns: [{ field: 'loan_id', primary: true }, 'book.name', 'due', 'fee', 'state', 'shelf mark'],
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

/** A screen of a loan, whose address fills the path of each call, whatever its method. */
const ofLoan = `
'/loans/:loan': screen({
  title: 'A loan', back: '/loans', subject: subject({ query: 'showLoan', params: { 'loan-id': 'loan' }, name: 'loan_id' }),
  sections: [
    details({ id: 'loan', title: 'The loan', query: 'showLoan', groups: [{ fields: ['due', 'shelf mark'] }] }),
    table({
      id: 'reminders', title: 'Reminders', query: 'reminders', where: { since: '2026-01-01' },
      columns: [{ field: 'id', primary: true }, 'sent'], empty: ${empty},
    }),
    form({
      id: 'renew', title: 'Keep it longer', command: 'renewLoan', submit: 'Renew', success: ['toast'],
      fields: [{ field: 'days', label: 'Days', input: 'number' }],
    }),
  ],
}),`;

/** A table with files, figures, details and forms of the desk. */
const ofDesk = `
'/funds': screen({ title: 'Funds', sections: [
  table({
    id: 'funds', title: 'Your funds', query: 'listFunds', rows: 'data', where: { state: ['open', 'paid'] },
    columns: ['serial', { field: 'name', primary: true }, 'amount', 'rate', 'thing.kind'],
    file: { query: 'getSlip', with: { id: 'id' } },
    empty: ${empty},
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

/** The same for the payments. */
const ofPayments = `
'/payments': screen({ title: 'Payments', sections: [
  table({
    id: 'payments', title: 'Your payments', query: 'getPayments', rows: 'data',
    range: 'documents', filters: ['category'],
    columns: ['createdAt', { field: 'id', primary: true }, 'reference', 'amount.value', 'status', 'holder.description'],
    empty: ${empty},
  }),
] }),
'/payment': screen({ title: 'Payment', sections: [
  cards({ id: 'last', title: 'The first payment', cards: [
    card({ title: 'Amount', query: 'getPaymentsId', where: { id: 'P-1' }, about: 'As it was booked.', value: 'amount.value' }),
  ] }),
] }),
'/pay': screen({ title: 'Pay', sections: [
  form({
    id: 'pay', title: 'Pay somebody', command: 'postPayments',
    fields: [
      { field: 'amount.value', label: 'Amount', input: 'money' },
      { field: 'amount.currency', label: 'Currency', input: 'text', autocomplete: 'off' },
      { field: 'category', label: 'Category', input: 'select', values: ['bank', 'internal'] },
      { field: 'reference', label: 'Reference', input: 'text', autocomplete: 'off', required: false },
    ],
    submit: 'Pay', success: [{ toast: 'It is paid.' }],
  }),
] }),`;

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

const imports = ['cards', 'details', 'figures', 'form', 'table'].map((kind) => {
  const names = kind === 'cards' ? 'card, cards' : kind;
  return `import { ${names} } from './src/kinds/${kind}/options.ts';`;
});
const entries = [
  ...['loans', 'reader', 'branches'].map((name) => `{ label: '${name}', icon: 'library', to: '/${name}' },`),
  `{ label: 'Tax slips', icon: 'receipt-text', to: '/tax-slips' },`,
  `{ label: 'Slips of 2024', icon: 'calendar-check-2', to: '/tax-slips', choices: { slips: { tax_year: 2024 } } },`,
];

/** A copy of the project with these screens and other APIs beside its own, generated, compiled and built. */
export const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const copy = copyProject();
      copy.write('openapi/apis/harbour.json', JSON.stringify(harbour));
      copy.write('openapi/apis/desk.json', JSON.stringify(desk));
      copy.write('openapi/apis/desk.ts', adapterFile('desk', deskAdapter));
      for (const [name, adapter] of Object.entries(adapters)) {
        copy.write(`openapi/apis/${name}.ts`, adapterFile(name, adapter));
        copy.write(`openapi/apis/${name}.yaml`, readFileSync(join(apis, `${name}.yaml`), 'utf8'));
        copy.write(`openapi/overlays/${name}.yaml`, readFileSync(join(apis, `${name}.overlay.yaml`), 'utf8'));
      }
      copy.replace('portal.config.ts', 'import { screen }', `${imports.join('\n')}\nimport { screen, subject }`);
      copy.replace(
        'portal.config.ts',
        "'/overview': screen(",
        `${ofLibrary}${ofLoan}${ofDesk}${ofPayments}${ofSlips}\n'/overview': screen(`,
      );
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

const describedIn = (name: string): Api => parse(readFileSync(join(apis, `${name}.yaml`), 'utf8'));

/** The same portal behind a server that answers for the desk and the payments and checks each call. */
export const testOfApis = test.extend<{ server: Awaited<ReturnType<typeof startApiServer>> }>({
  server: async ({ portalUrl }, use) => {
    const apis = [desk as unknown as Api, describedIn('transfers')]; // The test's own.
    const server = await startApiServer(apis, portalUrl, ({ query, body }) =>
      isObject(body) && body.to === 'nobody' ? '422' : query.cursor ? 'last' : 'first',
    );
    await use(server);
    await server.stop();
    expect(server.faults).toEqual([]);
  },
  baseURL: ({ server }, use) => use(server.url),
});
