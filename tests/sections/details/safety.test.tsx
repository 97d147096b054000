import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerData, objectIn } from '../../../src/frame/fields.ts';
import { exampleData } from '../../faults/call.ts';
import { openPortal, server } from '../../openPortal.tsx';

const user = 'investor@northline.test';
const region = () => screen.getByRole('region', { name: 'Security' });
const says = (words: string) => waitFor(() => expect(region()).toHaveTextContent(words));

interface Amounts {
  value?: unknown;
  prior?: unknown;
  loan?: unknown;
}

/** Opens a loan of the description's example with other amounts. */
async function openLoan({ value = 850_000, prior = [], loan = 150_000 }: Amounts) {
  const example = objectIn((await exampleData('loanDetails')) as AnswerData, 'loan_details');
  const loan_details = {
    ...example,
    balances: { ...objectIn(example, 'balances'), principal_outstanding_amount: loan },
    security: { ...objectIn(example, 'security'), appraised_value_amount: value, prior_encumbrances: prior },
  };
  server.use(http.post('*/api/loan/details', () => HttpResponse.json({ data: { loan_details } })));
  await openPortal('/overview/2017', { user });
  await screen.findByRole('region', { name: 'Security' });
}

const lien = (lender: string, amount: unknown, currency = 'CAD') => ({ lender, currency, amount });

beforeEach(() => {
  // Answers that differ from the description are reported.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
});

describe('the safety of a loan', () => {
  it.each([
    [2017, 'The property could lose 36.8% of its value and still cover this loan.', '$0.00', '$700,000.00'],
    [1042, 'The property could lose 32.9% of its value and still cover this loan.', '$420,000.00', '$280,000.00'],
  ])('of loan %i is a bar and a sentence', async (id, sentence, prior, left) => {
    await openPortal(`/overview/${id}`, { user });
    await screen.findByRole('region', { name: 'Security' });
    await says(sentence);
    const bar = within(region()).getByRole('img', { name: /^Property value/ });
    expect(bar).toHaveAccessibleName(expect.stringContaining(`Prior liens ${prior}, This loan`));
    expect(bar).toHaveAccessibleName(expect.stringContaining(`Value above the loan ${left}`));
  });

  it('adds up to the cent', async () => {
    await openLoan({ value: '0.30', prior: [lien('A', '0.10')], loan: '0.20' });
    await says('Value above the loan$0.00');
    expect(region()).toHaveTextContent('This loan is not fully covered.');
  });

  it('says that nothing is left, and how much is not covered', async () => {
    await openLoan({ value: 500_000, prior: [lien('Lakeshore Trust', 400_000)] });
    await says('This loan is not fully covered.');
    expect(region()).toHaveTextContent('Not covered$50,000.00');
  });

  it.each([
    ['a value', { value: null }, 'Property value –.'],
    ['a loan that cannot be read', { loan: '150,000.00' }, 'This loan 150,000.00 (as received).'],
    ['a value of something', { value: 0 }, 'Property value $0.00.'],
    ['one lien', { prior: [lien('First Bank', 1), lien('Lakeshore Trust', null)] }, 'Lakeshore Trust –.'],
    ['a lien in another currency', { prior: [lien('First Bank', 100, 'USD')] }, 'First Bank US$100.00.'],
  ])('is not told without %s, which it names', async (_, amounts, named) => {
    await openLoan(amounts);
    await says(`We can’t tell how much of its value the property could lose: ${named}`);
    expect(region()).toHaveTextContent('Value above the loan–');
    expect(within(region()).queryByRole('img', { name: /^Property value/ })).not.toBeInTheDocument();
  });
});
