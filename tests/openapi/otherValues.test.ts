import { beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const example = {
  moves: [
    { id: 'a', balances: { available: 12, held: { by: 'Court' } }, pending: true },
    { id: 'b', balances: { available: 3, held: null }, pending: false },
  ],
};
const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const balances = object({ available: { type: 'integer' }, held: { ...object({ by: text }), nullable: true } });
const row = object({ id: text, balances, pending: { type: 'boolean' } });
const bank = {
  openapi: '3.0.0',
  info: { title: 'Bank', version: '1' },
  paths: {
    '/moves/list': {
      post: {
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: {
            description: 'ok',
            content: {
              'application/json': { schema: object({ moves: { type: 'array', items: row } }), example },
            },
          },
        },
      },
    },
  },
};

const moves = `table({
  id: 'moves', title: 'Moves', query: 'movesList', key: 'id',
  columns: [{ field: 'id', primary: true }, 'balances.available', 'balances.held.by', 'pending'],
  sort: { by: 'balances.available', direction: 'asc' },
  empty: { title: 'None', text: 'None.' },
})`;

const drawn = `import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { openPortal } from './openPortal.tsx';

it('draws the values within objects', async () => {
  await openPortal('/overview', { shown: portal, user: 'investor@northline.test' });
  await screen.findByText('Court');
  const [, ...rows] = within(screen.getByRole('table', { name: 'Moves' })).getAllByRole('row');
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ['b', '3', '–', 'No', ''],
    ['a', '12', 'Court', 'Yes', ''],
  ]);
});
`;

describe('values of another API', () => {
  const copy = projectCopy();
  beforeAll(() => {
    copy.write('openapi/apis/bank.json', JSON.stringify(bank));
    copy.replace(
      'portal.config.ts',
      'import { screen }',
      `import { table } from './src/config/kinds/table.ts';\nimport { screen }`,
    );
    copy.replace(
      'portal.config.ts',
      "'/overview': screen({ title: 'Overview', sections: [welcome] })",
      `'/overview': screen({ title: 'Overview', sections: [${moves}] })`,
    );
    const { status, output } = copy.run('node', 'scripts/generate.ts');
    expect(status, output).toBe(0);
  }, 60_000);

  it('are drawn', () => {
    const { status, output } = copy.runTest(drawn);
    expect(status, output).toBe(0);
  });
});
