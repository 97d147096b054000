import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { rowsIn } from '../../../src/screen/fields.ts';
import { exampleData } from '../../faults/call.ts';
import { calls, openPortal, server } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { users } from '../../users.ts';

const shown = overviewOf('current-investment');
const table = () => screen.findByRole('table', { name: 'Investments' });
const region = () => screen.getByRole('region', { name: 'Current Investment' });
const names = async () => {
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getByRole('rowheader').textContent);
};
const [fund, mortgage, syndicated] = [
  'Northline MIC – Class B',
  'Hamilton second mortgage',
  'Foundry Lane retail block',
];

/** Two investments: one has its amount as a decimal text, the other as a text that is not a number. */
async function answerOddly() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  const [example] = rowsIn(await exampleData('investmentList'), 'investments');
  const investments = [
    { ...example, investment_id: 1, name: 'Read', invested_amount: '300000.50' },
    { ...example, investment_id: 2, name: 'Unread', invested_amount: '1,234.50' },
  ];
  server.use(http.post('*/api/investments/current/list', () => HttpResponse.json({ data: { investments } })));
}

describe('a table of a whole list', () => {
  it('sorts, searches and filters without asking the server again', async () => {
    const person = await openPortal('/overview?investments-investment_type=fund', { shown });
    await table();
    await waitFor(async () => expect(await names()).toEqual([fund]));
    await person.selectOptions(within(region()).getByRole('combobox', { name: 'Type' }), 'All');
    await waitFor(async () => expect(await names()).toEqual([fund, mortgage, syndicated]));
    await person.click(within(await table()).getByRole('button', { name: 'LTV' }));
    expect(await names()).toEqual([mortgage, syndicated, fund]);
    await person.click(within(await table()).getByRole('button', { name: 'LTV' }));
    expect(await names()).toEqual([syndicated, mortgage, fund]);
    expect(location.search).toContain('investments-sort=ltv_percent');
    await person.type(within(region()).getByRole('searchbox', { name: 'Search' }), 'lane SYNDICATED');
    expect(await names()).toEqual([syndicated]);
    await waitFor(() => expect(location.search).toContain('investments-search=lane+SYNDICATED'));
    await person.clear(within(region()).getByRole('searchbox'));
    await person.selectOptions(within(region()).getByRole('combobox', { name: 'Type' }), 'Fund');
    expect(await names()).toEqual([fund]);
    // The header also loads those of the other investors, once the screen is quiet.
    const asked = calls.filter(({ path }) => path === '/investments/current/list');
    const ofWhom = asked.map(({ headers }) => headers.get('invidshash'));
    expect(ofWhom.filter((hash) => hash === ofWhom[0])).toHaveLength(1);
  });

  it('adds up the rows that are found, to the cent', async () => {
    const person = await openPortal('/overview?investments-search=fund', { shown });
    await table();
    await person.clear(within(region()).getByRole('searchbox'));
    const sums = () => within(region()).getByText(/^Totals? for/).parentElement;
    await waitFor(() => expect(sums()).toHaveTextContent('Totals for 3 entriesInvested$550,000.00'));
    await person.type(within(region()).getByRole('searchbox'), 'mortgage');
    expect(sums()).toHaveTextContent('Total for 1 entryInvested$150,000.00Current value$150,000.00');
  });

  it('adds nothing up if an amount cannot be read, and names it; readable ones are drawn as amounts', async () => {
    await answerOddly();
    await openPortal('/overview', { shown });
    const sums = () => within(region()).getByText(/^Totals? for/).parentElement;
    await table();
    await waitFor(() =>
      expect(sums()).toHaveTextContent(/Invested–Not added up: Unread has 1,234\.50 \(as received\)\./),
    );
    expect(sums()).toHaveTextContent(/Current value\$/);
    const cells = within(await table()).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['$300,000.50', '1,234.50 (as received)']),
    );
  });

  it('hides unreadable amounts together with the others', async () => {
    await answerOddly();
    localStorage.setItem('hides_amounts', '1');
    await openPortal('/overview', { shown });
    await waitFor(async () => expect(await names()).toEqual(['Read', 'Unread']));
    expect(region()).toHaveTextContent('Not added up: Unread has ••••.');
    expect(region()).not.toHaveTextContent('1,234.50');
  });

  it('has pages, and says so if one does not exist', async () => {
    await openPortal('/overview?investments-size=5&investments-page=100', { user: users.large, shown });
    await waitFor(async () => expect(await names()).toHaveLength(5));
    expect(within(region()).getByText('496–500 of 500')).toBeInTheDocument();
    expect(within(region()).queryByRole('note')).not.toBeInTheDocument();
  });

  it('shows the first page in place of one that does not exist', async () => {
    await openPortal('/overview?investments-page=99', { shown });
    await waitFor(() => expect(region()).toHaveTextContent('Page “99” does not exist; showing page 1.'));
    expect(await names()).toEqual([fund, mortgage, syndicated]);
  });

  it('marks a loan that needs attention in words', async () => {
    const person = await openPortal('/overview', { shown });
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), '502');
    const late = await within(await table()).findByText('Past due');
    expect(late.closest('td')?.querySelector('svg')).toBeInTheDocument();
    for (const active of within(await table()).getAllByText('Active')) {
      expect(active.closest('td')?.querySelector('svg')).not.toBeInTheDocument();
    }
  });
});
