import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { taxSummary } from '../../../src/sandbox/documents/tax.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { statementFigures } from '../../../src/sandbox/ledger/statement.ts';
import { portfolioOf } from '../../../src/sandbox/portfolios.ts';
import { today } from '../../day.ts';
import { exampleData } from '../../faults/call.ts';
import { openPortal, server } from '../../openPortal.tsx';
import { atClock } from '../atClock.ts';

const portfolio = portfolioOf(501, today);
const money = (value: number) => `$${value.toLocaleString('en-CA', { minimumFractionDigits: 2 })}`;

/** The labels of an open row with their values. */
function valuesIn(dialog: HTMLElement): Record<string, string | null | undefined> {
  const terms = within(dialog).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

async function open(person: Awaited<ReturnType<typeof openPortal>>, name: string): Promise<HTMLElement> {
  await person.click(await screen.findByRole('button', { name: `Details of ${name}` }));
  return screen.findByRole('dialog', { name });
}

/** One activity: the example's, with other values. */
async function answerWith(values: object) {
  const { activities, ...rest } = (await exampleData('portfolioActivities')) as { activities: object[] };
  const activity = { ...activities[0], description: 'Changed', document: null, ...values };
  server.use(
    http.post('*/api/portfolio/activities', () => HttpResponse.json({ data: { ...rest, activities: [activity] } })),
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
});

describe('a row', () => {
  it('opens with the parts of its amount, links onward, and gives the focus back', async () => {
    const person = await openPortal('/overview?portfolio-activity-search=DM-1042');
    const name = 'June 2026 interest, DM-1042';
    const dialog = await open(person, name);
    const entry = portfolio.entries.find(({ description }) => description === name);
    expect(valuesIn(dialog)).toMatchObject({
      Gross: money(amount(entry?.gross ?? 0)),
      'Management fee': expect.stringContaining(money(amount(entry?.fee ?? 0))),
      'Tax withheld': '$0.00',
      'Net amount': money(amount(entry?.net ?? 0)),
      Status: 'Received',
      Reference: expect.stringContaining(entry?.reference ?? ''),
    });
    expect(valuesIn(dialog)['Management fee']).toContain('−');
    expect(valuesIn(dialog)).not.toHaveProperty('Units');
    expect(within(dialog).queryByText(/add up|Missing/)).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'View loan' })).toHaveAttribute('href', '/overview/1042');
    await person.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Details of ${name}` })).toHaveFocus();
  });

  it('opens its notice', async () => {
    const person = await openPortal('/overview?portfolio-activity-search=May%202026%20distribution');
    const dialog = await open(person, 'May 2026 distribution reinvested');
    expect(valuesIn(dialog)).toMatchObject({ Units: '15.0135', 'Unit price': '$100.0000' });
    const notice = 'Distribution notice, May 2026 distribution reinvested';
    await person.click(within(dialog).getByRole('button', { name: notice }));
    expect(await screen.findByRole('dialog', { name: notice })).toBeInTheDocument();
  });

  it('says if its lines miss its amount in the last digit', async () => {
    await answerWith({ gross_amount: '100.10', management_fee_amount: '0.20', net_amount: '99.91' });
    const dialog = await open(await openPortal(), 'Changed');
    expect(dialog).toHaveTextContent('These amounts add up to $99.90.');
  });

  it('names the amounts that are missing or cannot be read, and shows a dash for them', async () => {
    await answerWith({ management_fee_amount: null, net_amount: '1,234.50' });
    const dialog = await open(await openPortal(), 'Changed');
    expect(valuesIn(dialog)).toMatchObject({ 'Management fee': '–', 'Net amount': '–' });
    expect(dialog).toHaveTextContent('Missing or unreadable, so not added up: Management fee, Net amount.');
  });

  it('keeps hidden amounts hidden', async () => {
    await answerWith({ net_amount: 1 });
    localStorage.setItem('hides_amounts', '1');
    const dialog = await open(await openPortal(), 'Changed');
    expect(valuesIn(dialog)).toMatchObject({ Gross: '••••', 'Unit price': '••••' });
    expect(dialog).not.toHaveTextContent(/\$|\d\.\d\d\b/);
  });

  it('shows a list of texts, and leaves out what it lacks', async () => {
    const person = await openPortal();
    const dialog = await open(person, 'Northline MIC – Class B');
    expect(valuesIn(dialog).Certificates).toMatch(/^B-\d+/);
    expect(valuesIn(dialog)).not.toHaveProperty('Loan');
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a fund’s row', () => {
  atClock();

  const link = () => screen.findByRole('link', { name: /^Northline MIC/ });

  it('opens from Upcoming with the facts of the fund, and leaves the rest of the address alone', async () => {
    const person = await openPortal('/overview?portfolio-activity-search=DM-1042');
    await person.click(await link());
    const dialog = await screen.findByRole('dialog', { name: 'Northline MIC – Class B' });
    await waitFor(() => expect(valuesIn(dialog)).toMatchObject({ Loans: '86', 'First liens': '71.50%' }));
    expect(window.location.search).toMatch(/DM-1042.*investments-row=\d+$/);
    await person.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(window.location.search).toBe('?portfolio-activity-search=DM-1042');
  });

  it('names the part that failed, keeps the others and can try again', async () => {
    const person = await openPortal();
    const opener = await link();
    let isFailing = true;
    server.use(
      http.post(`*/api${operations.portfolioCardPerformance.path}`, async ({ request }) => {
        const { performance_id } = (await request.clone().json()) as { performance_id?: string };
        return isFailing && performance_id === 'fund-12-B' ? HttpResponse.json({}, { status: 422 }) : undefined;
      }),
    );
    await person.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Northline MIC – Class B' });
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(valuesIn(dialog).Certificates).toMatch(/^B-\d+/);
    isFailing = false;
    await person.click(again);
    await waitFor(() => expect(valuesIn(dialog).Loans).toBe('86'));
  });

  it('has no facts for a loan', async () => {
    const person = await openPortal();
    const dialog = await open(person, 'Hamilton second mortgage');
    expect(within(dialog).queryByText('Fund facts')).not.toBeInTheDocument();
  });
});

describe('a document’s row', () => {
  it('has the figures of its statement', async () => {
    const person = await openPortal('/documents');
    const dialog = await open(person, 'Account statement June 2026');
    const { opening, contributions, reinvested, closing } = statementFigures(portfolio, '2026-06-01', '2026-06-30');
    expect(valuesIn(dialog)).toMatchObject({
      'Opening balance': money(opening),
      Contributions: money(contributions),
      Reinvested: money(reinvested),
      Redemptions: '$0.00',
      'Closing balance': money(closing),
    });
  });

  it('has the boxes of its slip', async () => {
    const person = await openPortal('/documents?documents-documenttype=t5');
    const dialog = await open(person, 'T5 2025');
    const { boxes } = taxSummary(portfolio, 2025);
    expect(boxes['13']).toBeGreaterThan(0);
    for (const [box, value] of Object.entries(boxes)) expect(valuesIn(dialog)[`Box ${box}`]).toBe(money(value));
  });

  it('has a button for details only if it has some; a narrow table has one for its hidden columns', async () => {
    await openPortal('/documents');
    const report = await screen.findByRole('button', { name: /^Details of Quarterly report/ });
    expect(report).toHaveAttribute('data-only-narrow');
    const statement = screen.getByRole('button', { name: 'Details of Account statement June 2026' });
    await waitFor(() => expect(statement).not.toHaveAttribute('data-only-narrow'));
  });
});
