import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';

/** The region as it is now; its placeholder while loading is another element. */
const performance = () => screen.getByRole('region', { name: 'Fund Performance' });
const choice = (name: string) => within(performance()).getByRole('combobox', { name });
const says = (words: string) => waitFor(() => expect(performance()).toHaveTextContent(words));
const table = async (name: string) => screen.findByRole('table', { name });
const texts = async (name: string) => {
  const rows = within(await table(name)).getAllByRole('row');
  return rows.map((row) => [...row.children].map(saidBy));
};
const asked = () => calls.filter(({ body }) => 'performance_id' in body).map(({ body }) => body);

describe('the fund performance', () => {
  it('shows all investments over all time, in words and as a table, latest first', async () => {
    const person = await openPortal('/overview?fund-performance-period=120');
    await says('21.28%8.51% a yearJan 1, 2024 to Jun 30, 2026, simple yield, after fees');
    expect(performance()).toHaveTextContent('Not available for All investments: Unit price.');
    expect(performance()).toHaveTextContent('Unit price and distributions are shown for a single fund.');
    // The cumulative return comes first; the table has every measure.
    expect(choice('Measure')).toHaveValue('cumulative_return_percent');
    expect(screen.queryByRole('table', { name: 'Fund Performance' })).not.toBeInTheDocument();
    await person.click(within(performance()).getByRole('button', { name: 'Show as table' }));
    const rows = await texts('Fund Performance');
    expect(rows[0]).toEqual(['Month', 'Cumulative return', 'Annualized return']);
    expect(rows[1]).toEqual(['Jun 2026', '21.28%', '8.48%']);
    expect(rows.at(-1)?.[0]).toBe('Jan 2024');
    expect(asked()).toEqual([expect.objectContaining({ performance_id: 'all', months: 120 })]);
  });

  it('shows another fund and another period, both kept in the address', async () => {
    const person = await openPortal();
    await waitFor(() => expect(choice('Fund')).toHaveValue('all'));
    await person.selectOptions(choice('Fund'), 'Northline MIC – Class B');
    await says('On the target of 7.50% a year.');
    expect(performance()).toHaveTextContent('7.50%Jul 1, 2025 to Jun 30, 2026');
    expect(performance()).toHaveTextContent('One-year GIC average returned 3.35% over the same period.');
    await person.click(within(performance()).getByRole('button', { name: 'Show as table' }));
    expect((await texts('Fund Performance'))[1]).toEqual(['Jun 2026', '7.50%', '7.50%', '$100.0000', '$0.6042']);
    await person.selectOptions(choice('Period'), 'This Quarter');
    await waitFor(() => expect(performance()).toHaveTextContent('Apr 1, 2026 to Jun 30, 2026'));
    expect(location.search).toContain('fund-performance-choice=fund-12-B&');
    expect(location.search).toContain('fund-performance-period=3');
  });

  it('falls back, and says why, if the address names something that does not exist', async () => {
    const person = await openPortal('/overview?fund-performance-choice=fund-99&fund-performance-period=7');
    const said = 'Fund “fund-99” does not exist; showing All investments.';
    await says(said);
    expect(performance()).toHaveTextContent('Period “7” does not exist; showing This Year.');
    expect(asked().map((body) => body.performance_id)).toEqual(['all']);
    for (const button of within(performance()).getAllByRole('button', { name: 'Dismiss' })) await person.click(button);
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('loads even if there is nothing to choose from', async () => {
    sandbox.faults.push({ name: 'nulls', path: '/portfolio/performance/dropdown' });
    await openPortal();
    await says('8.47%');
  });
});

describe('the allocation', () => {
  const part = () => within(screen.getByRole('region', { name: 'Allocation' }));
  const legend = () =>
    part()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('is one bar with the shares of its parts, split in the chosen way', async () => {
    const person = await openPortal();
    const split = await screen.findByRole('combobox', { name: 'Split' });
    expect(part().getByRole('img')).toHaveAccessibleName(
      'By type: Fund $250,000.00 (45.45%), Direct mortgage $150,000.00 (27.27%), Syndicated loan $150,000.00 (27.27%)',
    );
    expect(legend()).toEqual(['Fund 45.45%', 'Direct mortgage 27.27%', 'Syndicated loan 27.27%']);
    await person.selectOptions(split, 'By lien');
    expect(legend()).toEqual(['1st 50.00%', '2nd 50.00%']);
    expect(part().getByRole('img')).toHaveAccessibleName(/^By lien: 1st \$150,000\.00/);
    expect(location.search).toBe('?allocation-by=allocations.by_lien');
  });

  it('leaves out ways that are turned off or have nothing to show', async () => {
    await openPortal('/overview', { user: users.fund });
    await screen.findByRole('combobox', { name: 'Split' });
    expect(
      part()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['By type']);
  });

  it('says that nothing is invested yet', async () => {
    await openPortal('/overview', { user: users.empty });
    expect(await screen.findByText('Your allocation appears here once you invest.')).toBeInTheDocument();
    expect(part().queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  it('add up the investments, and leave out what is unknown', async () => {
    await openPortal('/overview', { user: users.fund });
    const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    await screen.findByText('Average rate');
    await waitFor(() => expect(figure('Average rate')).toHaveTextContent('6.75%'));
    expect(figure('Total invested')).toHaveTextContent('$49,855.99');
    for (const unknown of ['Average LTV', 'Next maturity'])
      expect(screen.queryByText(unknown, { selector: 'dt' })).not.toBeInTheDocument();
  });
});
