import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { calls, openPortal, sentTo } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const open = (id: number, search = '') => openPortal(`/opportunities/${id}${search}`, { shown: productPortal });
const region = (name: string) => screen.findByRole('region', { name });
const calculator = () => region('What you would earn');

/** The calculator's value for a figure. */
async function figure(label: string) {
  const term = within(await calculator()).queryByText(label, { selector: 'dt' });
  return saidBy(term?.nextElementSibling);
}

describe('an offer', () => {
  atClock();

  it('is described in a sentence, with its closing day', async () => {
    await open(31);
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbourfront mixed-use building' })).toBeVisible();
    const main = screen.getByRole('main');
    await waitFor(() =>
      expect(main).toHaveTextContent(
        'Lend from $25,000 on a first mortgage of $1.2 million on a mixed-use building. It pays 9.75% a year, monthly, for 12 months.',
      ),
    );
    expect(main).toHaveTextContent(/Closes Fri, Jul 24, 2026, .*, in 14 days/);
    expect(main).toHaveTextContent('NL-2026-031 · Toronto, ON');
    expect(calls.filter(({ path }) => path === '/opportunities/details')).toHaveLength(1);
  });

  it('says that the rate of a fund is not fixed, and leaves out what a fund does not have', async () => {
    await open(12);
    await calculator();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/Invest in this fund from .* It pays 7.25% a year, not fixed, /);
    for (const name of ['What would protect your money', 'How the loan is repaid', 'Where the money goes']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(await region('What could go wrong')).toHaveTextContent('not an offer');
  });

  it('shows what the least amount would earn, and then the typed amount', async () => {
    const person = await open(31);
    expect(await figure('A month')).toBe('$203.13');
    expect(await figure('Over 12 months')).toBe('$2,437.50');
    expect(await figure('Share of the loan')).toBe('2.08%');
    const field = within(await calculator()).getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveValue('$25,000');
    await person.clear(field);
    await person.type(field, '50,000');
    expect(await figure('A month')).toBe('$406.25');
    await person.tab();
    expect(field).toHaveValue('$50,000');
    await waitFor(() => expect(location.search).toBe('?opportunity-amount=50000'));
    expect(within(await calculator()).getByRole('button', { name: '$50,000' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('raises an amount to the minimum and lowers it to the remaining amount, and says so', async () => {
    const person = await open(31, '?opportunity-amount=1000000');
    expect(await calculator()).toHaveTextContent('The most is $300,000, so that is counted.');
    expect(await figure('A month')).toBe('$2,437.50');
    const field = within(await calculator()).getByRole('textbox', { name: 'Amount' });
    await person.clear(field);
    await person.type(field, '100');
    expect(await calculator()).toHaveTextContent('The least is $25,000, so that is counted.');
  });

  it('shows no figure for a text that is no amount, and gives an example of an amount', async () => {
    const person = await open(31);
    const field = within(await calculator()).getByRole('textbox', { name: 'Amount' });
    await person.clear(field);
    await person.type(field, 'much');
    expect(field).toHaveAccessibleDescription(/Enter an amount, such as 25,000\./);
    expect(await figure('A month')).toBe('–');
  });

  it('shows how much is funded, its risks, its purpose, and its documents', async () => {
    await open(31);
    expect(await region('65% funded, $420,000 left')).toHaveTextContent(
      '$780,000 of $1,200,000 is committed. Expected funding Aug 1, 2026.',
    );
    const cover = await region('What would protect your money');
    expect(cover).toHaveTextContent('Appraised at $1,900,000');
    expect(within(cover).getByRole('img')).toHaveAccessibleName(/^What would protect your money/);
    expect(await region('What could go wrong')).toHaveTextContent(/bank is ready to refinance.*not an offer to sell/);
    expect(await region('How the loan is repaid')).toHaveTextContent('Refinance with a bank');
    expect(await region('Where the money goes')).toHaveTextContent('Roof and heating');
    const documents = within(await region('Documents'));
    expect(documents.getByRole('button', { name: 'Appraisal NL-2026-031' })).toBeVisible();
  });

  it('takes a question in a dialog, and sends it to its contact', async () => {
    const person = await open(31);
    await person.click(within(await calculator()).getByRole('button', { name: 'Ask about this offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this offer' }));
    expect(dialog.getByText('Harbourfront mixed-use building, NL-2026-031. It goes to Maya Chen.')).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: 'Your question' }), 'Who appraised it?');
    await person.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(await dialog.findByText(/^CNT-2026-/)).toBeVisible();
    const [sent] = sentTo(operations.contactSubmit.path);
    expect(sent).toMatchObject({
      topic: 'Other',
      subject: 'Question about NL-2026-031',
      message: 'Who appraised it?',
      preferred_contact: 'email',
      member_id: 1,
      context: { page: '/opportunities/31', opportunity_id: 31 },
    });
  });

  it('shows one fact of each further part, and all of it once it is opened', async () => {
    const person = await open(31);
    const details = within(await region('All details'));
    expect(details.getByText('11.25% note rate, interest only')).toBeVisible();
    expect(details.getByText('2.00% lender, 1.50 pts servicing')).toBeVisible();
    const listed = details.getByText('Jun 29, 2026');
    expect(listed).not.toBeVisible();
    await person.click(details.getByText('Terms'));
    expect(listed).toBeVisible();
  });

  it.each([
    [34, 'This offer is coming soon'],
    [33, 'This offer is fully funded'],
    [35, 'This offer is closed'],
    [39, 'This offer is withdrawn'],
  ])('has no calculator where it is not open, as number %s', async (id, why) => {
    await open(id);
    await region('All details');
    expect(screen.getByRole('main')).toHaveTextContent(why);
    expect(screen.queryByRole('region', { name: 'What you would earn' })).not.toBeInTheDocument();
  });

  it('shows a request that was sent, and offers to change it', async () => {
    answerWith('opportunityDetails', (data) => {
      const my_interest = {
        status: 'submitted',
        currency: 'CAD',
        amount: 50_000,
        submitted_at: '2026-07-07T14:22:00Z',
      };
      Object.assign(data.opportunity as object, { my_interest });
    });
    await open(31);
    await calculator();
    expect(screen.getByRole('main')).toHaveTextContent('You asked for $50,000.00 on Jul 7, 2026: Submitted');
    expect(within(await calculator()).getByRole('button', { name: 'Change your request' })).toBeVisible();
  });
});
