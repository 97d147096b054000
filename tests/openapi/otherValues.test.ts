import { beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';
import { json, listOf, object, ok, text, whole } from './readApi.ts';

const amount = { $ref: '#/components/schemas/Amount' };
const row = object({
  id: text,
  balances: object({ available: whole, held: { ...object({ by: text }), nullable: true } }),
  amount,
  fee: { ...text, 'x-portal-format': 'money', 'x-portal-currency': 'fee_currency' },
  fee_currency: text,
  rate: { type: 'number', 'x-portal-format': 'fraction' },
  at: { ...whole, 'x-portal-format': 'epoch-seconds' },
  pending: { type: 'boolean' },
});
const cents = { ...whole, 'x-portal-format': 'money-minor' };
const goal = object({
  saved: cents,
  whole: cents,
  currency: text,
  part: { type: 'number', 'x-portal-format': 'fraction' },
  payments: listOf({ id: text, amount }),
});
const saved = {
  saved: 105025,
  whole: 210050,
  currency: 'USD',
  part: 0.5,
  payments: [{ id: 'c', amount: { value: 105025, currency: 'USD' } }],
};
const moves = {
  list: [
    {
      id: 'a',
      balances: { available: 12, held: { by: 'Court' } },
      amount: { value: 105025, currency: 'USD' },
      fee: '0.10',
      fee_currency: 'EUR',
      rate: 0.0525,
      at: 1783693800,
      pending: true,
    },
    {
      id: 'b',
      balances: { available: 3, held: null },
      amount: { value: 1050, currency: 'JPY' },
      fee: '0.20',
      fee_currency: 'EUR',
      rate: 0.1,
      at: 1767182400,
      pending: false,
    },
  ],
};
const bank = {
  openapi: '3.0.0',
  info: { title: 'Bank', version: '1' },
  paths: {
    '/moves/list': {
      post: {
        requestBody: json(object({ access_key: text })),
        ...ok(json(object({ moves: object({ list: { type: 'array', items: row } }) }), { moves })),
      },
    },
    '/goal/get': { post: { requestBody: json(object({ access_key: text })), ...ok(json(goal, saved)) } },
    '/papers/list': {
      post: {
        requestBody: json(
          object({ kinds: { type: 'array', items: { ...text, enum: ['bond', 'share'] } }, from: whole }),
        ),
        ...ok(json(object({ items: listOf({ id: text }) }))),
      },
    },
    '/moves/make': { post: { requestBody: json(object({ amount })), ...ok({}) } },
  },
  components: {
    schemas: { Amount: object({ value: cents, currency: text }) },
  },
};

const adapters = {
  'openapi/apis/bank.ts': `import type { paths } from '../../generated/apis/bank.ts';
import { byOffset, defineAdapter } from '../../src/client/defineAdapter.ts';

export default defineAdapter<paths>({
  pages: { '/papers/list': { post: byOffset({ offset: 'from' }) } },
  session: 'access_key',
  answer: (path) => (path === '/moves/list' ? 'moves' : ''),
  endsSession: (body) => /session/.test(Object(body).message),
  problem: (body) => ({ message: Object(body).why }),
});
`,
  'openapi/portal.ts': `import { byOffset, defineAdapter } from '../src/client/defineAdapter.ts';

export default defineAdapter({
  pages: { '/portfolio/activities': { post: byOffset({ offset: 'skip', size: 'take' }) } },
});
`,
};

const sections = `[
  table({
    id: 'moves', title: 'Moves', query: 'movesList', key: 'id',
    filters: [{ field: 'pending', choices: [{ value: true, label: 'Pending' }, { value: false, label: 'Settled' }] }],
    columns: [
      { field: 'id', primary: true }, 'balances.available', 'balances.held.by', 'amount.value', 'fee', 'rate', 'at', 'pending',
    ],
    sort: { by: 'balances.available', direction: 'asc' },
    totals: { sum: ['amount.value', 'fee'] },
    empty: { title: 'None', text: 'None.' },
  }),
  figures({
    id: 'goal', title: 'Goal', query: 'goalGet', figures: ['saved'],
    bar: { label: 'Progress', percent: 'part', amount: 'saved', whole: 'whole' },
  }),
  details({
    id: 'sums', title: 'Sums', query: 'goalGet', groups: [],
    amounts: { label: 'id', value: 'amount.value', sum: 'Together', empty: 'None.' },
  }),
  table({
    id: 'papers', title: 'Papers', query: 'papersList', key: 'id', filters: ['kinds'],
    columns: [{ field: 'id', primary: true }], empty: { title: 'None', text: 'None.' },
  }),
  form({
    id: 'move', title: 'Move', command: 'movesMake', submit: 'Send', success: ['toast'],
    fields: [
      { field: 'amount.value', label: 'How much', input: 'money' },
      { field: 'amount.currency', label: 'Currency', input: 'text', autocomplete: 'off' },
    ],
  }),
]`;

const drawn = `import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { openPortal, sentTo, server } from './openPortal.tsx';

it('draws them', async () => {
  await openPortal('/overview', { shown: portal });
  await screen.findByText('Court');
  const [header, ...rows] = within(screen.getByRole('table', { name: 'Moves' })).getAllByRole('row');
  const textsIn = (row) => Array.from(row.children, (cell) => cell.textContent.replaceAll(/\\s/g, ' ')).slice(0, 8);
  expect(textsIn(header)).toEqual(['Id', 'Balances available', 'Balances held by', 'Amount', 'Fee', 'Rate', 'At', 'Pending']);
  expect(rows.map(textsIn)).toEqual([
    ['b', '3', '–', 'JP¥1,050', '€0.20', '10.00%', 'Dec 31, 2025, 12:00 p.m.', 'No'],
    ['a', '12', 'Court', 'US$1,050.25', '€0.10', '5.25%', 'Jul 10, 2026, 2:30 p.m.', 'Yes'],
  ]);
  expect(screen.getByRole('region', { name: 'Moves' })).toHaveTextContent('AmountUS$1,050.25JP¥1,050Fee€0.30');
  expect(screen.getByRole('region', { name: 'Goal' })).toHaveTextContent('50.00%US$1,050.25 of US$2,100.50');
  expect(screen.getByRole('region', { name: 'Sums' })).toHaveTextContent('cUS$1,050.25TogetherUS$1,050.25');
});

it('says what is wrong when that API refuses a call, and stays signed in unless its adapter says that this ends it', async () => {
  let why = 'The moves are closed today.';
  server.use(http.post('*/api/moves/list', () => HttpResponse.json({ why }, { status: 401 })));
  await openPortal('/overview', { shown: portal });
  expect(await screen.findByText(/The moves are closed today/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Moves' })).toBeVisible();
  why = 'Your session is over.';
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});

it('sends an amount in minor units of the currency beside it', async () => {
  const person = await openPortal('/overview', { shown: portal });
  await person.type(await screen.findByLabelText('How much'), '12.34');
  await person.type(screen.getByLabelText('Currency'), 'EUR');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sentTo('/moves/make')).toEqual([{ amount: { value: 1234, currency: 'EUR' } }]));
});

it('filters by a boolean', async () => {
  await openPortal('/overview?moves-pending=false', { shown: portal });
  expect(await screen.findByText('10.00%')).toBeVisible();
  expect(screen.queryByText('Court')).toBeNull();
});

it('filters by one value of a list, and sends the list', async () => {
  await openPortal('/overview?papers-kinds=bond', { shown: portal });
  await screen.findByText('Court');
  expect(sentTo('/papers/list').at(-1)).toMatchObject({ kinds: ['bond'] });
});
`;

describe('values of another API', () => {
  const copy = projectCopy();
  beforeAll(() => {
    copy.write('openapi/apis/bank.json', JSON.stringify(bank));
    for (const [file, adapter] of Object.entries(adapters)) copy.write(file, adapter);
    const imports = ['details', 'figures', 'form', 'table'].map(
      (kind) => `import { ${kind} } from './src/kinds/${kind}/options.ts';`,
    );
    copy.replace('portal.config.ts', 'import { screen }', `${imports.join('\n')}\nimport { screen }`);
    copy.replace(
      'portal.config.ts',
      "'/overview': screen({ title: 'Overview', sections: [welcome] })",
      `'/overview': screen({ title: 'Overview', sections: ${sections} })`,
    );
    const { status, output } = copy.run('node', 'scripts/generate.ts');
    expect(status, output).toBe(0);
  }, 60_000);

  it('are drawn by their paths, each amount in its own currency, and added up exactly by currency', () => {
    const { status, output } = copy.runTest(drawn);
    expect(status, output).toBe(0);
  });

  it('may be beside the portal’s own API with other pages, as its adapter says', () => {
    expect(copy.read('generated/operations.ts')).toContain(
      `pages: { rows: 'data.activities', most: 100, offset: 'skip', size: 'take' }`,
    );
  });
});
