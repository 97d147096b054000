import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { isSettled } from '../../../src/sandbox/ledger/entries.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { today } from '../../day.ts';
import { calls, openPortal, server } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { users } from '../../users.ts';

/** An amount in cents as the screen shows it. */
const amount = (cents: number) => (cents / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 });
const region = (name = 'Portfolio Activity') => screen.findByRole('region', { name });
/** The requests of the table; those of the panels name days or a status instead of a period. */
const bodies = (path = '/portfolio/activities') =>
  calls.flatMap((call) => (call.path === path && call.body.months !== undefined ? [call.body] : []));

describe('a table in pages of the server', () => {
  it('searches once typing pauses, and keeps the text in the address without a history entry per letter', async () => {
    const person = await openPortal('/overview?portfolio-activity-period=120&portfolio-activity-page=2');
    const section = await region();
    await within(section).findByText(/^11–20 of/);
    const steps = history.length;
    await person.type(within(section).getByRole('searchbox', { name: 'Search' }), 'DM-1042 ');
    await waitFor(() =>
      expect(location.search).toBe('?portfolio-activity-period=120&portfolio-activity-search=DM-1042'),
    );
    expect(await within(section).findByText('1–10 of 21')).toBeInTheDocument();
    expect(bodies().at(-1)).toMatchObject({ search: 'DM-1042', page: 1 });
    expect(history.length).toBe(steps);
    expect(within(section).getByRole('searchbox')).toHaveValue('DM-1042 ');
  });

  it('names what its totals leave out, and limits rows and totals to one type', async () => {
    const person = await openPortal('/overview?portfolio-activity-period=120');
    const section = await region();
    await within(section).findByText('Totals for 81 of 83 entries');
    expect(section).toHaveTextContent('Not included: Reversed (2 payments) $0.00');
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Type' }), 'Withdrawal');
    expect(await within(section).findByText('Total for 1 entry')).toBeInTheDocument();
    expect(bodies().at(-1)).toMatchObject({ activity_type: 'withdrawal', page: 1 });
    const out = within(section).getByText('Money out').parentElement;
    expect(out).toHaveTextContent('Money out$10,000.00');
  });

  it('shows the first rows together with what was reinvested, and leaves zeros out', async () => {
    let answer = () => {};
    const isHeld = new Promise<void>((done) => {
      answer = done;
    });
    server.use(
      http.post('*/api/portfolio/activities', async ({ request }) => {
        const { activity_type } = (await request.clone().json()) as { activity_type?: string };
        if (activity_type === 'reinvestment') await isHeld;
      }),
    );
    await openPortal('/overview', { user: users.mixed, shown: productPortal });
    const section = await region();
    // Another table has its rows.
    await screen.findByRole('table', { name: 'Current Investment' });
    expect(within(section).queryByText(/^Totals? for/)).not.toBeInTheDocument();
    answer();
    await within(section).findByText(/^Totals? for/);
    const terms = within(section).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Income', 'Reinvested', 'Fees']);
  });

  it('shows a line of each total for each currency', async () => {
    await openPortal('/overview?portfolio-activity-period=120', { user: users.mixed });
    const section = await region();
    const entries = seedPortfolio(851, today).entries.filter(({ date }) => date <= today);
    const moneyIn = (currency: string) =>
      entries
        .filter((entry) => entry.holding.currency === currency && isSettled(entry))
        .reduce((sum, { capital }) => sum + Math.max(0, capital), 0);
    const line = await within(section).findByText('Money in', { selector: 'dt' });
    expect(line.parentElement).toHaveTextContent(`Money in$${amount(moneyIn('CAD'))}US$${amount(moneyIn('USD'))}`);
  });

  it('reads the minus sign of an amount as a word', async () => {
    await openPortal('/overview?portfolio-activity-activity_type=deposit');
    const section = await region();
    const [cell] = await within(section).findAllByRole('cell', { name: /^minus \$[\d,.]+$/ });
    expect(cell).toHaveTextContent('−$');
  });

  it('has no link on the names of rows that open', async () => {
    await openPortal('/overview?portfolio-activity-search=May%202026');
    const section = await region();
    const name = await within(section).findByRole('rowheader', { name: 'May 2026 interest, DM-1042' });
    expect(within(name).queryByRole('link')).not.toBeInTheDocument();
  });

  it('names what does not exist in the address, shows the default instead, and does not request it', async () => {
    const path =
      '/overview?portfolio-activity-activity_type=gift&portfolio-activity-sort=colour&portfolio-activity-period=7';
    const person = await openPortal(`${path}&portfolio-activity-size=11&portfolio-activity-page=two&overview-period=3`);
    const section = await region();
    const note = await within(section).findByRole('note');
    for (const line of [
      'Type “gift” does not exist; showing All.',
      'Order “colour” does not exist; showing the default order.',
      'Period “7” does not exist; showing This Year.',
      'Rows per page “11” does not exist; showing 10.',
      'Page “two” does not exist; showing page 1.',
    ]) {
      expect(note).toHaveTextContent(line);
    }
    await within(section).findByText('1–10 of 38');
    const [body] = bodies();
    expect(body).toMatchObject({ months: 12, page: 1, per_page: 10, sort_by: 'activity_date', sort_dir: 'desc' });
    expect(body).not.toHaveProperty('activity_type');
    expect(bodies()).toHaveLength(1);
    await person.click(within(note).getByRole('button', { name: 'Dismiss' }));
    expect(note).not.toBeInTheDocument();
    expect(section).toHaveFocus();
    expect(location.search).toBe('?overview-period=3');
  });

  it('offers to show everything of all time if nothing matches, and focuses the section', async () => {
    const person = await openPortal('/overview?portfolio-activity-search=zebra');
    const section = await region();
    expect(await within(section).findByText('Nothing matches')).toBeInTheDocument();
    await person.click(within(section).getByRole('button', { name: 'Show all' }));
    expect(await within(section).findByText('1–10 of 83')).toBeInTheDocument();
    expect(within(section).getByRole('searchbox')).toHaveValue('');
    expect(section).toHaveFocus();
    expect(location.search).toBe('?portfolio-activity-period=120');
  });

  it('neither draws nor requests a part that is off', async () => {
    await openPortal('/overview', { user: users.fund });
    await within(await region()).findByText(/^1–10 of/);
    expect(screen.queryByRole('region', { name: 'Direct Mortgage Activity' })).not.toBeInTheDocument();
    expect(bodies('/portfolio/activities/direct-mortgages')).toEqual([]);
  });
});
