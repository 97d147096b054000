import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Investment } from '../../../src/figures/answers.ts';
import { oneLine } from '../../../src/values/oneLine.ts';
import { openPortal, sandbox, sentTo } from '../../openPortal.tsx';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const region = () => screen.findByRole('region', { name: 'Ask for something' });
const row = async (name: string) => within(await region()).findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const sent = () => sentTo('/contact/submit');
const open = (search = '', who = users.investor) => openPortal(`/contact-us${search}`, { user: who });

/** Opens the request to withdraw money. */
async function withdraw(who = users.investor) {
  const person = await open('', who);
  await person.click(await row('Withdraw money'));
  const sheet = within(await dialog('Withdraw money'));
  await sheet.findByRole('combobox', { name: 'From' });
  return { person, sheet };
}

/** Changes the holdings before they are answered. */
const withHoldings = (change: (all: Investment[]) => Investment[]) =>
  answerWith('investmentList', (data) =>
    Object.assign(data, { investments: change(data.investments as Investment[]) }),
  );

/** The value beside a name in a dialog. */
const said = (inside: HTMLElement, label: string) =>
  saidBy(within(inside).queryByText(label, { selector: 'dt' })?.nextElementSibling);

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const next = (person: Awaited<ReturnType<typeof open>>) =>
  person.click(screen.getByRole('button', { name: 'Continue' }));

describe('the list of requests', () => {
  atClock();

  it('shows what to know first: the earliest date, the number of open offers', async () => {
    await open();
    await waitFor(async () =>
      expect(await row('Withdraw money')).toHaveAccessibleDescription(`Earliest date ${oneLine('Sep 30, 2026')}`),
    );
    const opportunities = within(await region()).getByRole('link', { name: 'Invest more' });
    await waitFor(() => expect(opportunities).toHaveAccessibleDescription('7 offers are open'));
    expect(opportunities).toHaveAttribute('href', '/opportunities');
  });

  it('leaves out the offers for an investor without them', async () => {
    answerWith('portfolioEnable', (data) => Object.assign(data, { opportunities: 0 }));
    await open();
    await row('Withdraw money');
    await waitFor(async () => expect(within(await region()).queryByText('Invest more')).toBeNull());
  });

  it('asks for a meeting, with its topic', async () => {
    const person = await open();
    await person.click(await row('Book a meeting'));
    const sheet = within(await dialog('Book a meeting'));
    await person.type(
      sheet.getByRole('textbox', { name: 'When does it suit you, and what is it about?' }),
      'Monday at 10, about my plans.',
    );
    await person.click(sheet.getByRole('button', { name: 'Send request' }));
    await sheet.findByText('CNT-2026-0001');
    expect(sent()).toEqual([
      expect.objectContaining({ topic: 'Meeting Request', message: 'Monday at 10, about my plans.', member_id: 1 }),
    ]);
    await person.click(sheet.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await row('Book a meeting')).toHaveFocus();
  });

  it('asks about a statement, with its topic', async () => {
    const person = await open();
    await person.click(await row('Ask about a statement'));
    const sheet = within(await dialog('Ask about a statement'));
    await person.type(sheet.getByRole('textbox', { name: 'Your question' }), 'Where is May?');
    await person.click(sheet.getByRole('button', { name: 'Send question' }));
    await sheet.findByText('CNT-2026-0001');
    expect(sent()).toEqual([expect.objectContaining({ topic: 'Statement Inquiry', message: 'Where is May?' })]);
  });
});

describe('the request to withdraw money', () => {
  atClock();

  it('proposes no amount, and shows what one does: when, how to ask, what is left, what distributions lose', async () => {
    const { person, sheet } = await withdraw();
    expect(await amount()).toHaveValue('');
    const inside = await dialog('Withdraw money');
    expect(said(inside, 'Earliest date')).toBe('Sep 30, 2026');
    expect(said(inside, 'Notice of 60 days, ask by')).toBe('Aug 1, 2026');
    expect(said(inside, 'Left in the fund')).toBe('–');
    await person.click(sheet.getByRole('button', { name: '$25,000' }));
    expect(said(inside, 'Left in the fund')).toBe('$225,000.00');
    expect(said(inside, 'Distributions fall by about')).toBe('$151.04 a month');
    await waitFor(() => expect(said(inside, 'Paid to')).toBe('Operating account ••••4821'));
    await person.click(sheet.getByRole('button', { name: 'All of it' }));
    expect(await amount()).toHaveValue('$250,000.00');
    expect(said(inside, 'Left in the fund')).toBe('$0.00');
    expect(said(inside, 'Distributions fall by about')).toBe('$1,510.42 a month');
  });

  it('keeps holdings hidden while amounts are hidden, and shows the requested amount', async () => {
    const person = await open();
    await person.click(await screen.findByRole('button', { name: 'Hide amounts' }));
    await person.click(await row('Withdraw money'));
    const sheet = await dialog('Withdraw money');
    await person.type(await amount(), '50000');
    await waitFor(() => expect(said(sheet, 'Left in the fund')).toBe('••••'));
    expect(said(sheet, 'Distributions fall by about')).toContain('••••');
    expect(within(sheet).getByRole('combobox', { name: 'From' })).toHaveTextContent('••••');
    expect(sheet).not.toHaveTextContent(/[12][05]0,000|302/);
    await next(person);
    const check = await dialog('Check your request');
    expect(said(check, 'Amount')).toMatch(/^\$50,000/);
    expect(check).not.toHaveTextContent(/[12][05]0,000/);
  });

  it('lists loans with the day on which they are repaid, and does not let them be chosen', async () => {
    const { sheet } = await withdraw();
    const options = within(sheet.getByRole('combobox', { name: 'From' })).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Northline MIC – Class B, $250,000.00', false],
      [`Hamilton second mortgage, repaid ${oneLine('Nov 1, 2026')}`, true],
      [`Foundry Lane retail block, repaid ${oneLine('Sep 1, 2027')}`, true],
    ]);
  });

  it('is checked before it is sent, goes to the manager with the day and the fund, and leaves a receipt', async () => {
    const { person } = await withdraw();
    await person.type(await amount(), '50000');
    await next(person);
    const check = await dialog('Check your request');
    await waitFor(() => expect(check).toHaveTextContent('It goes to Maya Chen. No money moves now.'));
    expect(said(check, 'From')).toBe('Northline MIC – Class B');
    expect(said(check, 'Amount')).toBe('$50,000.00');
    expect(said(check, 'Wanted for')).toBe('Sep 30, 2026');
    expect(said(check, 'Topic')).toBe('Withdrawal Request');
    expect(sent()).toEqual([]);
    await person.click(within(check).getByRole('button', { name: 'Send request' }));
    const receipt = await dialog('Request sent');
    expect(sent()).toEqual([
      {
        session_token: expect.any(String),
        topic: 'Withdrawal Request',
        member_id: 1,
        message: 'I would like to withdraw $50,000.00 from Northline MIC – Class B.',
        preferred_contact: 'email',
        context: { page: '/contact-us', investment_id: 7001 },
        request: {
          currency: 'CAD',
          micid: 12,
          amount: 50_000,
          effective_date: '2026-09-30',
          full_withdrawal: 0,
        },
      },
    ]);
    expect(said(receipt, 'Reference')).toBe('CNT-2026-0001');
    expect(receipt).toHaveTextContent('Nothing is paid out yet.');
    expect(receipt).toHaveTextContent('Wanted for Sep 30, 2026, the earliest date.');
    await person.click(within(receipt).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends no amount if it is for everything', async () => {
    const { person, sheet } = await withdraw();
    await person.click(sheet.getByRole('button', { name: 'All of it' }));
    await next(person);
    const check = await dialog('Check your request');
    expect(said(check, 'Amount')).toBe('All of it, now $250,000.00');
    await person.click(within(check).getByRole('button', { name: 'Send request' }));
    await dialog('Request sent');
    expect(sent()[0]).toMatchObject({
      message: 'I would like to withdraw all of my money from Northline MIC – Class B.',
      request: { currency: 'CAD', micid: 12, effective_date: '2026-09-30', full_withdrawal: 1 },
    });
    expect(sent()[0]?.request).not.toHaveProperty('amount');
  });

  it('asks for a readable amount that is available', async () => {
    const { person } = await withdraw();
    await next(person);
    expect(await amount()).toHaveFocus();
    expect(await amount()).toHaveAccessibleDescription('Amount is required.');
    await person.type(await amount(), 'much');
    expect(await amount()).toHaveAccessibleDescription('Enter an amount, such as 25,000.');
    await person.clear(await amount());
    await person.type(await amount(), '250000.01');
    expect(await amount()).toHaveAccessibleDescription('There is $250,000.00.');
    await next(person);
    expect(await dialog('Withdraw money')).toBeVisible();
  });

  it('takes the fund from the address', async () => {
    await open('?requests-ask=withdraw&requests-investment=10503', users.mixed);
    const from = await screen.findByRole('combobox', { name: 'From' });
    expect(from).toHaveDisplayValue(/^Northline US Bridge Fund – Class U/);
    const inside = await dialog('Withdraw money');
    expect(said(inside, 'Notice of 90 days, ask by')).toBe('Oct 2, 2026');
  });

  it('preselects none of several funds', async () => {
    const { person, sheet } = await withdraw(users.mixed);
    const from = sheet.getByRole('combobox', { name: 'From' });
    expect(from).toHaveDisplayValue('Please choose');
    await person.click(sheet.getByRole('button', { name: '$10,000' }));
    await next(person);
    expect(from).toHaveFocus();
    expect(from).toHaveAccessibleDescription('From is required.');
    await person.selectOptions(from, '10502');
    await next(person);
    expect(said(await dialog('Check your request'), 'From')).toBe('Northline MIC – Class A, Cash (taxable)');
  });

  it('names the end of a lock-up, before which there is no date', async () => {
    withHoldings((all) =>
      all.map((one) => ({ ...one, lockup_end_date: '2027-03-31', earliest_redemption_date: '2026-09-30' })),
    );
    await withdraw();
    const inside = await dialog('Withdraw money');
    expect(said(inside, 'Lock-up until')).toBe('Mar 31, 2027');
    expect(said(inside, 'Earliest date')).toBe('Mar 31, 2027');
  });

  it('is for as soon as possible if no date is known', async () => {
    withHoldings((all) => all.map(({ earliest_redemption_date: _, ...one }) => one));
    const { person, sheet } = await withdraw();
    await person.click(sheet.getByRole('button', { name: '$10,000' }));
    await next(person);
    const check = await dialog('Check your request');
    expect(said(check, 'Wanted for')).toBe('As soon as possible');
    await person.click(within(check).getByRole('button', { name: 'Send request' }));
    await dialog('Request sent');
    expect(sent()[0]?.request).not.toHaveProperty('effective_date');
  });

  it('tells an investor without a fund when each loan is repaid', async () => {
    withHoldings((all) => all.filter(({ loan_id }) => loan_id !== undefined));
    const person = await open();
    await waitFor(async () =>
      expect(await row('Withdraw money')).toHaveAccessibleDescription('Loans are repaid at maturity'),
    );
    await person.click(await row('Withdraw money'));
    const inside = await dialog('Withdraw money');
    expect(said(inside, 'Hamilton second mortgage')).toBe('Nov 1, 2026');
    expect(within(inside).queryByRole('textbox')).toBeNull();
  });

  it('asks before it is closed with an amount in it', async () => {
    const { person, sheet } = await withdraw();
    await person.click(sheet.getByRole('button', { name: '$25,000' }));
    await person.click(sheet.getByRole('button', { name: 'Close' }));
    await person.click(within(await dialog('Close without sending?')).getByRole('button', { name: 'Go back to it' }));
    expect(await amount()).toHaveValue('$25,000');
  });

  it('says that the holdings could not be loaded, and continues after a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/investments/current/list' });
    const person = await open();
    await person.click(await row('Withdraw money'));
    const inside = within(await dialog('Withdraw money'));
    expect(await inside.findByRole('alert')).toHaveTextContent('You do not have access to this investor.');
    sandbox.faults.length = 0;
    await person.click(inside.getByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeVisible();
  });
});
