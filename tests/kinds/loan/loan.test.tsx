import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { openPortal, sandbox, sentTo } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

/** Opens the screen of a loan as the investor who holds a share of it, and waits until all of its figures have come. */
async function open(loanId: number, investor = 501) {
  const person = await openPortal(`/overview/${loanId}`, { shown: productPortal });
  const choice = await screen.findByRole('combobox', { name: 'Investor' });
  if (investor !== 501) await person.selectOptions(choice, `${investor}`);
  await waitFor(async () => expect((await region()).querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

const region = () => screen.findByRole('region', { name: 'The loan' });
const alert = () => screen.findByRole('complementary', { name: /missed|past due/ });
const fact = (of: HTMLElement, label: string) =>
  saidBy(within(of).queryByText(label, { selector: 'dt' })?.parentElement)?.slice(label.length);
const dots = () => within(screen.getByRole('group', { name: 'Payments' })).getAllByRole('button');

describe('the loan', () => {
  atClock();

  it('is described in one sentence below its name', async () => {
    await open(2017);
    const head = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(head).toHaveTextContent(
      'You lent $150,000, 12.5% of a $1.2 million first mortgage on a commercial property in Toronto. ' +
        'It pays you 9.75% a year and is due back on Sep 1, 2027.',
    );
    expect(
      within(screen.getByRole('main')).getByRole('img', { name: 'Foundry Lane retail block, Toronto' }),
    ).toBeVisible();
  });

  it('shows that nothing is left in it once it was repaid', async () => {
    await open(968);
    expect(screen.getByRole('main')).toHaveTextContent('has been repaid. You have no money in it any more.');
    expect(fact(await region(), 'Interest received')).toMatch(/^\$23,780\.34/);
    expect(fact(await region(), 'Next payment')).toBeUndefined();
  });

  it('shows what it has paid me, what it pays next, to which account, and in twelve months', async () => {
    await open(2017);
    expect(fact(await region(), 'Interest received')).toBe('$4,875.00Apr 1, 2026 to Jul 1, 2026, after fees');
    expect(fact(await region(), 'Next payment')).toBe('$1,218.75Sat, Aug 1to Operating account ••••4821');
    expect(fact(await region(), 'Next 12 months')).toBe('$14,625.0012 payments, Aug 1, 2026 to Jul 1, 2027');
  });

  it('treats a payment that is already booked as the next one, as Upcoming does', async () => {
    answerWith('portfolioActivities', (data, { status }) => {
      const [first] = data.activities as object[];
      const booked = { activity_type: 'distribution', status: 'scheduled', loan_id: 2017, net_amount: 1200.5 };
      if (status === undefined)
        Object.assign(data, { activities: [{ ...first, ...booked, activity_date: '2026-07-20' }], total: 1 });
    });
    await open(2017);
    expect(fact(await region(), 'Next payment')).toMatch(/^\$1,200\.50Mon, Jul 20/);
  });

  it('shows what is due at the end after a missed payment, without and with it', async () => {
    await open(1051, 502);
    expect(fact(await region(), 'Interest received')).toBe('$7,500.00Sep 1, 2025 to Jun 1, 2026, after fees');
    expect(fact(await region(), 'Due at maturity')).toBe('$90,750.00Sat, Aug 1, with $750.00 of interest');
    expect(fact(await region(), 'With the missed payment')).toBe('$91,500.00due to you by Aug 1, 2026');
  });

  it('shows what happened, what is being done and whom to call', async () => {
    await open(1051, 502);
    expect(await alert()).toHaveAccessibleName('A payment of $750.00 was missed: 9\u00a0days past due');
    expect(await alert()).toHaveTextContent(
      'The borrower’s payment of $825.00, due Jul 1, 2026, was returned unpaid. ' +
        'Your part is that amount less the servicing fee of $75.00.',
    );
    expect(await alert()).toHaveTextContent(
      '“The borrower’s bank returned a payment. We are in touch with the borrower and will report again.”Daniel Roy, Jul 7, 2026',
    );
    const call = await within(await alert()).findByRole('link', { name: /^Call Maya Chen/ });
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  it('names interest and principal that failed, each with its amount', async () => {
    answerWith('portfolioActivities', (data, { status }) => {
      const [lost] = data.activities as object[];
      const principal = { ...lost, activity_id: 1, activity_type: 'return_of_capital', net_amount: 10_000 };
      if (status === 'failed' && lost) Object.assign(data, { activities: [lost, principal], total: 2 });
    });
    await open(1051, 502);
    expect(await alert()).toHaveAccessibleName(/\$750\.00 of interest and \$10,000\.00 of principal/);
  });

  it('shows no owed amount while the failed payments are unknown, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operations.portfolioActivities.path });
    const person = await open(1051, 502);
    expect(await alert()).toHaveAccessibleName('A payment was missed: 9\u00a0days past due');
    sandbox.faults.length = 0;
    await person.click(within(await region()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await alert()).toHaveAccessibleName(/of \$750\.00/));
  });

  it('has no warning if nothing is owed', async () => {
    await open(2017);
    expect(within(screen.getByRole('main')).queryByRole('complementary')).toBeNull();
  });

  it('draws every payment as a dot, with one Tab stop that the arrow keys move', async () => {
    await open(1051, 502);
    expect(screen.getByRole('heading', { name: '10 of 12 payments received, 1 missed' })).toBeVisible();
    const all = dots();
    expect(all).toHaveLength(12);
    expect(all.at(-2)).toHaveAccessibleName(/^Jul\s1,\s2026: Missed, \$750\.00$/);
    expect(all.at(-1)).toHaveAccessibleName(/^Aug\s1,\s2026: Last payment, with your principal, \$90,750\.00$/);
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all.at(-1)]);
    all.at(-1)?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    expect(all.at(-2)).toHaveFocus();
    expect(all.at(-2)?.tabIndex).toBe(0);
  });

  it('shows who is paid from the value of the property, and the remaining equity', async () => {
    await open(1051, 502);
    const cover = screen.getByRole('region', { name: 'What protects your money' });
    const said = within(cover).getAllByRole('listitem').map(saidBy);
    expect(said).toEqual([
      'First mortgage, Scotiabank$385,000.0053.10%',
      'This loan, second in line$90,000.0012.41%',
      'Value above both loans$250,000.0034.48%',
    ]);
    expect(cover).toHaveTextContent('The house was appraised at $725,000.00 on Jul 12, 2025.');
    expect(cover).toHaveTextContent('The property could lose 34.5% of its value and still cover this loan.');
    expect(within(cover).getByRole('img')).toHaveAccessibleName(/^What protects your money/);
  });

  it('says how far the loans exceed the value of the property', async () => {
    answerWith('loanDetails', (data) => {
      const { security } = (data?.loan_details ?? {}) as { security?: object };
      if (security) Object.assign(security, { appraised_value_amount: 400_000 });
    });
    await open(1051, 502);
    expect(screen.getByText('The loans are $75,000.00 above the appraised value.')).toBeVisible();
    expect(screen.queryByText(/could lose/)).toBeNull();
  });

  it('folds every detail to a row with one fact', async () => {
    const person = await open(1051, 502);
    const rows = { Payments: '10 received, 1 missed', Schedule: '1 to come', Terms: '11.00% fixed, interest only' };
    for (const [name, said] of Object.entries(rows)) {
      const row = screen.getByRole('region', { name });
      expect(row.querySelector('summary')).toHaveTextContent(`${name}${said}`);
      expect(row.querySelector('details')).not.toHaveAttribute('open');
    }
    await person.click(screen.getByRole('link', { name: 'See every payment' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Payments' }).querySelector('details')).toHaveAttribute('open'),
    );
  });

  it('leaves out the advances if the whole loan was paid out at once', async () => {
    await open(2017);
    const draws = screen.getByRole('region', { name: 'Draws' });
    expect(draws.querySelector('summary [data-needless]')).not.toBeNull();
  });

  it('adds up interest and principal separately, never both in one figure', async () => {
    await open(1051, 502);
    const payments = await screen.findByRole('region', { name: 'Payments' });
    await within(payments).findByText(/^Totals for/);
    for (const name of ['Payments', 'Schedule']) {
      const table = within(screen.getByRole('region', { name }));
      await table.findByText(/^Total/);
      expect(table.getAllByRole('term').map(saidBy)).toEqual(['Interest', 'Principal']);
    }
  });

  it('asks about the loan in a dialog, to its manager, and shows the reference', async () => {
    const person = await open(1051, 502);
    await person.click(within(await alert()).getByRole('button', { name: 'Ask about this loan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this loan' });
    expect(await within(dialog).findByText('Ottawa semi-detached, DM-1051. It goes to Maya Chen.')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'When is the next report?' }));
    expect(within(dialog).getByRole('textbox', { name: 'Your question' })).toHaveValue(
      'When is the next report about the payment that was missed on Jul 1, 2026?',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(await within(dialog).findByText(/^CNT-2026-/)).toBeVisible();
    const [sent] = sentTo(operations.contactSubmit.path);
    expect(sent).toMatchObject({
      topic: 'Other',
      subject: 'Question about DM-1051',
      preferred_contact: 'email',
      member_id: 1,
      context: { page: '/overview/1051', loan_id: 1051 },
    });
  });

  it('asks about the latest of several missed payments', async () => {
    answerWith('loanDetails', ({ loan_details }) => {
      const { payments } = loan_details as { payments: object[] };
      const missed = payments.find((payment) => 'payment_status' in payment && payment.payment_status === 'failed');
      payments.push({ ...missed, due_date: '2025-07-01' });
    });
    const person = await open(1051, 502);
    await person.click(within(await alert()).getByRole('button', { name: 'Ask about this loan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this loan' }));
    await person.click(dialog.getByRole('button', { name: 'When is the next report?' }));
    expect(dialog.getByRole('textbox', { name: 'Your question' })).toHaveValue(
      'When is the next report about the payment that was missed on Jul 1, 2026?',
    );
  });

  it('asks for a phone number to answer by phone, and before an empty question is sent', async () => {
    const person = await open(2017);
    await person.click(screen.getByRole('button', { name: 'Ask about this loan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this loan' });
    await person.click(within(dialog).getByRole('radio', { name: 'Phone' }));
    await person.click(within(dialog).getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    expect(within(dialog).getByRole('textbox', { name: 'Your question' })).toBeInvalid();
    expect(within(dialog).getByRole('textbox', { name: 'Telephone' })).toBeInvalid();
    expect(sentTo(operations.contactSubmit.path)).toHaveLength(0);
    await person.type(within(dialog).getByRole('textbox', { name: 'Your question' }), ' Why 9–12 %?\u00a0');
    await person.type(within(dialog).getByRole('textbox', { name: 'Telephone' }), 'tel:+1\u2011514\u2011555\u20110147');
    await person.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(await within(dialog).findByText(/^CNT-2026-/)).toBeVisible();
    expect(sentTo(operations.contactSubmit.path)).toMatchObject([{ message: 'Why 9–12 %?', phone: '+1-514-555-0147' }]);
  });
});
