import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { calls, openPortal } from '../../openPortal.tsx';
import { withOverview } from '../../portal/overviewOf.ts';
import { productPortal } from '../../portal/productPortal.ts';

const shown = withOverview(productPortal, ['direct-mortgage-activity']);
const name = 'Direct Mortgage Activity';
const region = () => screen.findByRole('region', { name });
const table = () => screen.findByRole('table', { name });
const asked = () => calls.filter(({ path }) => path === operations.portfolioDirectMortgageActivities.path);

describe('a table folded to a line', () => {
  it('says what it holds, and requests nothing before it is opened', async () => {
    const person = await openPortal('/overview', { shown });
    const show = await screen.findByRole('button', { name: 'Show' });
    expect(await region()).toHaveTextContent('Entries of your mortgages with their gross interest, fee and principal');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(operations.portfolioEnable.path));
    expect(asked()).toEqual([]);
    expect(within(await region()).queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument();
    await person.click(show);
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map((header) => header.querySelector('span')?.textContent)).toEqual(
      expect.arrayContaining(['Loan', 'Fee', 'Tax', 'Principal', 'Balance']),
    );
    expect(asked()).toHaveLength(1);
    expect(await region()).toHaveFocus();
    expect(within(await region()).getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  it('is open if an anchor leads to it', async () => {
    await openPortal('/overview#direct-mortgage-activity', { shown });
    expect(await table()).toBeInTheDocument();
    expect(await region()).toHaveFocus();
  });

  it('is open if the address has choices for it', async () => {
    await openPortal('/overview?direct-mortgage-activity-period=3', { shown });
    expect(await table()).toBeInTheDocument();
    expect(asked().at(-1)?.body).toMatchObject({ months: 3 });
  });
});
