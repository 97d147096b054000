import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';
import { withOverview } from '../../portal/overviewOf.ts';
import { productPortal } from '../../portal/productPortal.ts';

const shown = withOverview(productPortal, ['portfolio-activity']);

describe('the rows of Portfolio Activity', () => {
  it('name their investment as the list of investments does, with its kind beside it', async () => {
    const person = await openPortal('/overview', { shown });
    const table = await screen.findByRole('table', { name: 'Portfolio Activity' });
    await waitFor(() => expect(table).toHaveTextContent('Northline MIC – Class B May 2026 distribution reinvested'));
    expect(table).toHaveTextContent('Foundry Lane retail block June 2026 interest, NL-2026-017');
    const headers = within(table).getAllByRole('columnheader');
    const names = headers.map((header) => header.querySelector('span')?.textContent);
    expect(names).toContain('Investment');
    expect(names).not.toContain('Description');
    await person.click(within(table).getByRole('button', { name: 'Details of May 2026 distribution reinvested' }));
    const dialog = await screen.findByRole('dialog', { name: 'May 2026 distribution reinvested' });
    expect(dialog).toHaveTextContent('InvestmentNorthline MIC – Class B');
  });
});
