import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import portal from '../../../portal.config.ts';
import { openPortal, sandbox } from '../../openPortal.tsx';
import { saidBy } from '../../saidBy.ts';
import { answerWith } from '../../sections/answerWith.ts';
import { atClock } from '../../sections/atClock.ts';

const user = 'investor@northline.test';

/** Opens the screen of a loan as the investor who holds a share of it, and waits until all of its figures have come. */
async function open(loanId: number, investor = 501) {
  const person = await openPortal(`/overview/${loanId}`, { user, shown: portal });
  const choice = await screen.findByRole('combobox', { name: 'Investor' });
  if (investor !== 501) await person.selectOptions(choice, `${investor}`);
  await screen.findAllByRole('term');
  await waitFor(async () => expect((await region()).querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

const region = () => screen.findByRole('region', { name: 'The loan' });
const warning = () => screen.findByRole('complementary', { name: 'The borrower is behind on payments' });
const fact = (of: HTMLElement, label: string) =>
  saidBy(within(of).queryByText(label, { selector: 'dt' })?.parentElement)?.slice(label.length);

describe('the loan', () => {
  atClock();

  it('shows the next payment without principal, and the principal apart, as Upcoming has them', async () => {
    await open(1051, 502);
    expect(fact(await region(), 'Next payment')).toBe('Aug 1, 2026 · $750.00');
    expect(fact(await region(), 'Principal due')).toBe('Aug 1, 2026 · $90,000.00');
    expect(fact(await region(), 'Maturity')).toBe('Aug 1, 2026');
    expect(fact(await region(), 'My share')).toBe('$90,000.00');
  });

  it('takes a payment that is booked already for the next one, as Upcoming does', async () => {
    answerWith('portfolioActivities', (data, { status }) => {
      const [first] = data.activities as object[];
      const booked = { activity_type: 'distribution', status: 'scheduled', loan_id: 2017, net_amount: 1200.5 };
      if (status === undefined)
        Object.assign(data, { activities: [{ ...first, ...booked, activity_date: '2026-07-20' }], total: 1 });
    });
    await open(2017);
    expect(fact(await region(), 'Next payment')).toBe('Jul 20, 2026 · $1,200.50');
  });

  it('shows the day of the next payment alone where the schedule has none', async () => {
    answerWith('loanDetails', (data) => Object.assign(data.loan_details as object, { schedule: [] }));
    await open(2017);
    expect(fact(await region(), 'Next payment')).toBe('Aug 1, 2026');
  });

  it('says what is owed, as Attention does, and how it follows from what the borrower missed', async () => {
    await open(1051, 502);
    expect(fact(await warning(), 'My part, not paid')).toBe(
      '$750.00Due from the borrower on Jul 1, 2026: $825.00, of which $75.00 is the servicing fee.',
    );
    expect(fact(await warning(), 'Days past due')).toBe('9');
    expect(fact(await warning(), 'Overdue on the whole loan')).toBe('$825.00');
  });

  it('names interest and principal that failed, each with its amount', async () => {
    answerWith('portfolioActivities', (data, { status }) => {
      const [lost] = data.activities as object[];
      const principal = { ...lost, activity_id: 1, activity_type: 'return_of_capital', net_amount: 10_000 };
      if (status === 'failed' && lost) Object.assign(data, { activities: [lost, principal], total: 2 });
    });
    await open(1051, 502);
    expect(fact(await warning(), 'My part, not paid')).toMatch(/^\$750\.00 of interest and \$10,000\.00 of principal/);
  });

  it('knows no amount that is owed while the payments that failed are not known, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operations.portfolioActivities.path });
    const person = await open(1051, 502);
    expect(fact(await warning(), 'My part, not paid')).toMatch(/^–Due from the borrower/);
    sandbox.faults.length = 0;
    await person.click(within(await region()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(fact(await warning(), 'My part, not paid')).toMatch(/^\$750\.00Due/));
  });

  it('warns of nothing where nothing is owed', async () => {
    await open(2017);
    expect(within(screen.getByRole('main')).queryByRole('complementary')).toBeNull();
  });

  it('adds up interest and principal apart, never both in one figure', async () => {
    await open(1051, 502);
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await within(payments).findByText(/^Totals for/);
    for (const name of ['Payments', 'Payment schedule']) {
      const table = within(screen.getByRole('region', { name }));
      await table.findByText(/^Total/);
      expect(table.getAllByRole('term').map(saidBy)).toEqual(['Interest', 'Principal']);
    }
  });
});
