import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';
import { withOverview } from '../../portal/overviewOf.ts';
import { productPortal } from '../../portal/productPortal.ts';
import { users } from '../../users.ts';

const shown = withOverview(productPortal, ['portfolio-activity']);

describe('the rows of Portfolio Activity', () => {
  it('name their investment as the list of investments does, with its kind beside it', async () => {
    await openPortal('/overview', { shown });
    const table = await screen.findByRole('table', { name: 'Portfolio Activity' });
    await waitFor(() => expect(table).toHaveTextContent('Northline MIC – Class B May 2026 distribution reinvested'));
    expect(table).toHaveTextContent(/Foundry Lane retail block June 2026 interest(?!,)/);
    const headers = within(table).getAllByRole('columnheader');
    const names = headers.map((header) => header.querySelector('span')?.textContent);
    expect(names).toContain('Investment');
    expect(names).not.toContain('Description');
  });

  it('open by a click on their name into a sheet that is named after both, and leads to the loan', async () => {
    const person = await openPortal('/overview', { shown });
    const [name] = await screen.findAllByText('June 2026 interest');
    if (!name) throw new Error('no interest of June');
    await person.click(name);
    const dialog = await screen.findByRole('dialog', { name: 'Foundry Lane retail block, June 2026 interest' });
    expect(dialog).toHaveTextContent('LoanNL-2026-017');
    expect(within(dialog).getByRole('link', { name: 'View loan' })).toHaveAttribute('href', '/overview/2017');
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Details of Foundry Lane retail block, June/ })).toHaveFocus();
  });

  it('name the account as well if the investor has several', async () => {
    await openPortal('/overview', { shown, user: users.mixed });
    const table = await screen.findByRole('table', { name: 'Portfolio Activity' });
    for (const account of ['TFSA (registered)', 'Cash (taxable)'])
      await waitFor(() => expect(table).toHaveTextContent(`Quai des Éclusiers offices, ${account}`));
  });
});
