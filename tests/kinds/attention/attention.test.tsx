import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { previousVisit } from '../../../src/client/session/previousVisit.ts';
import { currentHoldings, sum } from '../../../src/sandbox/ledger/figures.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { pastDueDays } from '../../../src/sandbox/ledger/standing.ts';
import { addDays } from '../../../src/values/calendar.ts';
import { date } from '../../../src/values/date.ts';
import { money } from '../../../src/values/money.ts';
import { today } from '../../day.ts';
import { calls, openPortal, sandbox, sentTo } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { productPortal } from '../../portal/productPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const shown = overviewOf('attention', 'reminders', 'notes-by-manager');
const calm = 'Nothing needs your attention.';

const region = () => screen.getByRole('region', { name: 'Attention' });
/** The reminders are Attention if nothing failed. */
const reminders = () => document.getElementById('reminders') as HTMLElement;
const payments = () => document.querySelector('[data-payments]')?.getAttribute('data-payments');
const items = (part = region()) => within(part).getAllByRole('listitem');
const texts = (part = region()) => items(part).map(saidBy);
const settled = () => waitFor(() => expect(reminders()?.querySelector('[aria-busy="true"]')).toBeNull());
/** What the alerts say first. */
const titles = () => within(region()).getAllByRole('heading', { level: 3 }).map(saidBy);
function reminder(sentence: string): HTMLElement {
  const found = items(reminders()).find((item) => saidBy(item)?.startsWith(sentence));
  if (!found) throw new Error(`No reminder says: ${sentence}`);
  return found;
}
/** All reminders, with those behind the first. */
async function unfold(person: Awaited<ReturnType<typeof openPortal>>) {
  const more = within(reminders()).queryByRole('button', { name: /more$/ });
  if (more) await person.click(more);
}

/** Opens the overview of an investor and waits for every query of Attention. */
async function open(investor = 501, options: Parameters<typeof openPortal>[1] = {}) {
  const person = await openPortal('/overview', { shown, ...options });
  await screen.findByRole('region', { name: 'Attention' });
  if (investor !== 501) await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), `${investor}`);
  await settled();
  await unfold(person);
  return person;
}

type Row = Record<string, unknown>;
const withInvestments = (change: (rows: Row[]) => void) =>
  answerWith('investmentList', ({ investments }) => change(investments as Row[]));
/** Answers Attention's query for failed payments with these activities, each with an id of its own. */
const withFailed = (rows: Row[], total = rows.length) =>
  answerWith('portfolioActivities', (data, { status }) => {
    const activities = status === 'failed' ? rows.map((row, at) => ({ ...row, activity_id: at + 1 })) : [];
    return Object.assign(data, { activities, total: status === 'failed' ? total : 0 });
  });
const failed: Row = {
  activity_date: '2026-07-01',
  activity_type: 'distribution',
  status: 'failed',
  loan_id: 1042,
  net_amount: 0.1,
  currency: 'CAD',
};
const withNotes = (...notes: Row[]) =>
  answerWith('portfolioEnable', (data) =>
    Object.assign(data, {
      notes: notes.map((one, note_id) => ({ note_id, ...one })),
    }),
  );

/** What the ledger has about a loan in which an investor holds a share. */
function inLedger(investor: number, loanId: number) {
  const portfolio = seedPortfolio(investor, today);
  const holding = currentHoldings(portfolio).find((one) => one.kind !== 'fund' && one.loan.loanId === loanId);
  if (!holding || holding.kind === 'fund') throw new Error(`Investor ${investor} holds no part of loan ${loanId}.`);
  const missed = holding.entries.filter(({ status }) => status === 'failed');
  return {
    name: holding.loan.name,
    days: pastDueDays(holding.loan, today),
    share: money(amount(sum(missed, ({ net }) => net)), 'CAD', 'en-CA'),
    since: date(missed[0]?.date ?? '', 'en-CA'),
    matures: date(holding.loan.maturityDate, 'en-CA'),
  };
}

describe('Attention', () => {
  atClock();

  it('shows the failed payments of a loan in arrears, what is due and what is done, and links to it', async () => {
    await open(502);
    const { name, days, share, since, matures } = inLedger(502, 1051);
    expect([days, share, matures]).toEqual([9, '$750.00', 'Aug 1, 2026']);
    await waitFor(() => expect(texts()[0]).toContain(`Its principal of $90,000.00 is due ${matures}.`));
    const [first, ...others] = items();
    expect(others).toEqual([]);
    expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(
      `A payment of ${share} failed on ${since}`,
    );
    expect(first).toHaveTextContent(`${name} is ${days} days past due.`);
    expect(first).toHaveTextContent('Daniel Roy, Jul 7, 2026: “');
    const way = within(first as HTMLElement).getByRole('link', { name: 'See the loan' });
    expect(way).toHaveAttribute('href', '/overview/1051');
    expect(payments()).toBe('due');
    expect(reminders()).toHaveAccessibleName('Reminders');
    expect(texts(reminders())[0]).toContain(`${name} matures on ${matures}.`);
  });

  it('asks the manager about that loan in a dialog, with the questions that are often asked', async () => {
    const person = await open(502);
    await within(region()).findByText(/Its principal of/);
    await person.click(within(region()).getByRole('button', { name: 'Ask about this loan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this loan' }));
    expect(await dialog.findByText('Ottawa semi-detached, DM-1051. It goes to Maya Chen.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'What happens at maturity?' }));
    await person.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(await dialog.findByText(/^CNT-2026-/)).toBeVisible();
    const [sent] = sentTo(operations.contactSubmit.path);
    expect(sent).toMatchObject({
      topic: 'Other',
      subject: 'Question about DM-1051',
      message: 'What happens when this loan matures on Aug 1, 2026?',
      member_id: 1,
      context: { page: '/overview', loan_id: 1051 },
    });
  });

  it('asks about an investment that is no loan by its name', async () => {
    withFailed([{ ...failed, loan_id: undefined, fund_name: 'Northline Income Fund' }]);
    const person = await open();
    await person.click(within(region()).getByRole('button', { name: 'Ask about this investment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this investment' }));
    await person.type(dialog.getByRole('textbox', { name: 'Your question' }), 'What happened?');
    await person.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(await dialog.findByText(/^CNT-2026-/)).toBeVisible();
    const [sent] = sentTo(operations.contactSubmit.path);
    expect(sent).toMatchObject({ subject: expect.stringMatching(/^Question about ./) });
    expect(sent).not.toHaveProperty('context.loan_id');
  });

  it('says that nothing needs attention once it knows', async () => {
    withInvestments((rows) => rows.splice(1));
    answerWith('portfolioEnable', (data) => Object.assign(data, { notes: [] }));
    await open(501, { shown: overviewOf('attention', 'reminders') });
    expect(payments()).toBe('fine');
  });

  it.each(['investmentList', 'portfolioActivities'] as const)(
    'does not say so before %s has answered, and draws nothing as good news until then',
    async (id) => {
      sandbox.faults.push({ name: 'stall', path: operations[id].path });
      await openPortal('/overview', { shown });
      await screen.findByRole('region', { name: 'Attention' });
      const other = id === 'investmentList' ? 'portfolioActivities' : 'investmentList';
      await waitFor(() => expect(calls.map(({ path }) => path)).toContain(operations[other].path));
      await waitFor(() => expect(payments()).toBe('unknown'));
      expect(reminders()).not.toHaveTextContent(calm);
      expect(reminders().querySelector('[aria-busy="true"]')).not.toBeNull();
    },
  );

  it.each([
    ['investmentList', 'Loans behind on payments, Maturities, Redemption dates'],
    ['portfolioActivities', 'Failed payments'],
  ] as const)('names what rests on %s where that fails, once, and tries again', async (id, parts) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operations[id].path });
    const person = await open();
    expect(await within(region()).findByRole('alert')).toHaveTextContent(
      `${parts}: we couldn’t check these. You do not have access to this investor.`,
    );
    expect(region()).not.toHaveTextContent(calm);
    expect(payments()).toBe('unknown');
    sandbox.faults.length = 0;
    await person.click(within(region()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(region()).queryByRole('alert')).toBeNull());
    await waitFor(() => expect(payments()).toBe('fine'));
    expect(region()).toHaveFocus();
  });

  it('adds up the failed payments of one loan exactly, and keeps those of another separate', async () => {
    withFailed([failed, { ...failed, net_amount: '0.20', activity_date: '2026-06-01' }, { ...failed, loan_id: 2017 }]);
    await open();
    await waitFor(() =>
      expect(titles()).toEqual([
        '2 payments, $0.30 in all, failed since Jun 1, 2026',
        'A payment of $0.10 failed on Jul 1, 2026',
      ]),
    );
    const second = within(items()[1] as HTMLElement);
    expect(second.getByRole('link', { name: 'See the loan' })).toHaveAttribute('href', '/overview/2017');
  });

  it('shows interest and principal separately if both failed, and names principal that failed alone', async () => {
    const principal = { ...failed, activity_type: 'return_of_capital', net_amount: 90_000 };
    withFailed([failed, principal, { ...principal, loan_id: 2017 }]);
    await open();
    await waitFor(() =>
      expect(titles()).toEqual([
        '2 payments, $0.10 of interest and $90,000.00 of principal in all, failed since Jul 1, 2026',
        'A payment of $90,000.00 of principal failed on Jul 1, 2026',
      ]),
    );
  });

  it.each([
    ['an amount that it cannot read', [failed, { ...failed, net_amount: 'a lot' }], 2],
    ['rows that it was not sent', [failed, failed], 101],
  ] as const)('shows no sum over %s', async (_, rows, total) => {
    withFailed([...rows], total);
    await open();
    await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/, – in all, failed since Jul 1, 2026$/)]));
    expect(payments()).toBe('due');
  });

  it('shows the last day for notice of a redemption, while notice can still be given', async () => {
    const fund = (earliest: string) =>
      withInvestments(([first]) =>
        Object.assign(first ?? {}, {
          earliest_redemption_date: earliest,
          redemption_notice_days: 30,
        }),
      );
    fund('2026-08-09');
    await open();
    const notice = `Give notice by ${date(addDays('2026-08-09', -30), 'en-CA')} to redeem Northline MIC – Class B on Aug 9, 2026.`;
    const item = await waitFor(() => reminder(notice));
    expect(within(item).getByRole('link', { name: 'Give notice' })).toHaveAttribute(
      'href',
      '/contact-us?requests-ask=withdraw&requests-investment=7001',
    );
  });

  it('does not mention a redemption whose notice was due yesterday', async () => {
    withInvestments(([first]) =>
      Object.assign(first ?? {}, {
        earliest_redemption_date: '2026-08-08',
        redemption_notice_days: 30,
      }),
    );
    await open();
    expect(region()).not.toHaveTextContent('to redeem Northline MIC – Class B');
  });

  it('treats notes of 14 days as new on a first visit, and later those since the previous session', async () => {
    withNotes(
      { title: 'Recent', published_at: '2026-06-27T10:00:00Z' },
      { title: 'Old', published_at: '2026-06-25T10:00:00Z' },
    );
    await open();
    await waitFor(() => expect(reminders()).toHaveTextContent('Your manager has written a note: Recent.'));
    expect(region()).not.toHaveTextContent('Old');
  });

  it('treats only notes after the previous session as new', async () => {
    previousVisit([501, 502, 503], 'an earlier session', new Date('2026-07-05T09:00:00Z'));
    withNotes(
      { title: 'Since then', published_at: '2026-07-06T10:00:00Z' },
      { title: 'Read before', published_at: '2026-07-04T10:00:00Z' },
    );
    await open();
    await waitFor(() => expect(reminders()).toHaveTextContent('Your manager has written a note: Since then.'));
    expect(region()).not.toHaveTextContent('Read before');
  });

  it('hides the amounts while amounts are hidden', async () => {
    const person = await open(502);
    await waitFor(() => expect(region()).toHaveTextContent('A payment of $750.00 failed'));
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await waitFor(() => expect(region()).not.toHaveTextContent('750'));
    expect(titles()[0]).toMatch(/^A payment of \S*•+\S* failed on/);
  });
});

describe('the overview', () => {
  atClock();

  it('shows an accreditation that expires within 60 days, and links to the profile', async () => {
    await open(501, {
      user: users.modules,
      shown: productPortal,
    });
    const notice = `Your accreditation expires on ${date(addDays(today, 45), 'en-CA')}.`;
    const item = await waitFor(() => reminder(notice));
    expect(within(item).getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/account#profile');
  });

  it('shows that the insurance of a property expires within 60 days, and links to the loan', async () => {
    const person = await open(502, { shown: productPortal });
    await waitFor(() => reminder('Ottawa semi-detached matures on'));
    await unfold(person);
    const day = date('2026-09-01', 'en-CA');
    const item = reminder(`The property insurance of Ottawa semi-detached expires on ${day}.`);
    expect(within(item).getByRole('link', { name: 'See the property' })).toHaveAttribute('href', '/overview/1051');
  });

  it('does not mention an accreditation that is valid for longer', async () => {
    await open(501, { shown: productPortal });
    expect(region()).not.toHaveTextContent('accreditation');
  });
});
