import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { answerWith } from '../answerWith.ts';

const shown = overviewOf('overview');
const card = (name: string) => screen.findByRole('article', { name });

async function shows(name: string, figure: string) {
  const drawn = await card(name);
  await waitFor(() => expect(drawn).toHaveTextContent(figure));
}

async function breakdownOf(name: string, person: UserEvent) {
  await person.click(await within(await card(name)).findByRole('button', { name: 'Breakdown' }));
  return screen.findByRole('region', { name: `Breakdown of ${name}` });
}

/** The visible lines of each list of a breakdown; the last line of a list is its sum. */
const listsIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt')].map((label) =>
      // Screen readers get the sign as a word.
      `${label.textContent} ${label.nextElementSibling?.textContent}`.replace('minus −', '−'),
    ),
  );

describe('the cards', () => {
  it('show the figures of the worked example', async () => {
    await openPortal('/overview', { shown });
    await shows('Currently invested', '$550,000.00');
    await shows('Interest this month', '$3,885.42');
  });

  it('name their course with its lowest and highest value and what changed it', async () => {
    await openPortal('/overview', { shown });
    const course = await screen.findByRole('application');
    await waitFor(() =>
      expect(course).toHaveAccessibleName(
        /^Currently invested over time, from .+; lowest .+: \$[\d,.]+, highest .+: \$550,000\.00; London duplex repaid −\$150,000\.00, Nov\s30,\s2025; Foundry Lane/,
      ),
    );
  });

  it('show their course as a table, with what changed it', async () => {
    const person = await openPortal('/overview', { shown });
    await person.click(await within(await card('Currently invested')).findByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Currently invested' });
    const [head, ...rows] = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(head).toBe('DateCurrently investedChanges');
    expect(rows[0]).toMatch(/^Jun\s30,\s2026\$550,000\.00$/);
    expect(rows).toContainEqual(expect.stringMatching(/London duplex repaid .*\$150,000\.00$/));
    await person.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('application')).toBeVisible();
  });

  it('name each currency that something is invested in, and the one that each figure is in', async () => {
    await openPortal('/overview', { user: users.mixed, shown });
    await shows('Currently invested', '$325,787.96CAD and US$80,000.00');
    await shows('Currently invested', 'all of it reinvested, in CAD');
    for (const name of ['Interest earned', 'Performance']) await shows(name, 'Jul 1, 2025 to Jun 30, 2026, in CAD');
    await shows('Interest this month', 'June 2026, in CAD');
    expect(screen.getAllByText(', in CAD')).toHaveLength(4);
  });

  it('are drawn side by side if two of them share a query', async () => {
    const overview = shown.routes.signedIn['/overview'];
    if (!overview) throw new Error('There is no overview.');
    const sections = overview.sections.map((section) => {
      if (section.kind !== 'cards') return section;
      const [first, ...others] = section.cards;
      return first ? { ...section, cards: [first, { ...first, title: 'Once more' }, ...others] } : section;
    });
    const routes = {
      ...shown.routes,
      signedIn: { ...shown.routes.signedIn, '/overview': { ...overview, sections } },
    };
    await openPortal('/overview', { shown: { ...shown, routes } });
    await shows('Currently invested', '$550,000.00');
    await shows('Once more', '$550,000.00');
  });

  it('name the days of a figure, its difference and the figure it is compared with', async () => {
    await openPortal('/overview', { shown });
    await shows('Interest earned', '$41,230.18');
    const said = async (name: string) =>
      [...(await card(name)).querySelectorAll('p')].map((part) => saidBy(part)).slice(0, 3);
    expect(await said('Interest earned')).toEqual([
      '$41,230.18',
      'Jul 1, 2025 to Jun 30, 2026',
      'up $536.83(1.32%) from $40,693.35',
    ]);
    await shows('Performance', '8.47%');
    expect((await said('Performance'))[2]).toBe('down 0.26 pts from 8.73%');
    await shows('Interest this month', '$3,885.42');
    expect(await said('Interest this month')).toEqual(['$3,885.42', 'June 2026', 'up $57.29(1.50%) from $3,828.13']);
  });

  it('open their breakdowns in place, one at a time', async () => {
    const person = await openPortal('/overview', { shown });
    const breakdown = await breakdownOf('Interest earned', person);
    const button = async (name: string) => within(await card(name)).getByRole('button', { name: 'Breakdown' });
    expect(await button('Interest earned')).toHaveAttribute('aria-expanded', 'true');
    expect(await button('Interest earned')).toHaveAttribute('aria-controls', breakdown.id);
    expect(breakdown).toHaveTextContent('What your investments earned in the period, after fees and withheld tax.');
    expect(within(breakdown).getByText('Of the interest earned for these months')).toBeVisible();
    expect(listsIn(breakdown)[1]).toEqual([
      'Paid so far $24,067.84',
      'Reinvested so far $15,651.92',
      'To be paid $1,510.42',
      'Total $41,230.18',
    ]);
    await breakdownOf('Performance', person);
    expect(breakdown).not.toBeInTheDocument();
    expect(await button('Interest earned')).toHaveAttribute('aria-expanded', 'false');
    await person.click(await button('Performance'));
    expect(screen.queryByRole('region', { name: /^Breakdown of/ })).toBeNull();
  });

  it('name the method and the yearly rates of a return, and no target if there is none', async () => {
    const person = await openPortal('/overview', { shown });
    const breakdown = await breakdownOf('Performance', person);
    const labels = [...breakdown.querySelectorAll('dt')].map((label) => label.textContent);
    expect(labels).toEqual(['Method', 'Annualized return', 'A year since inception']);
  });

  it('show no gross if a deduction is unknown, and show by how much lines differ from the figure', async () => {
    answerWith('portfolioCardInterestEarned', (data) =>
      Object.assign(data, { fees_amount: null, accrued_amount: 0.01 }),
    );
    const person = await openPortal('/overview', { shown });
    const dialog = await breakdownOf('Interest earned', person);
    const [gross, split] = listsIn(dialog);
    expect(gross?.slice(0, 2)).toEqual(['Interest before fees and tax –', 'Fees –']);
    expect(split?.at(-1)).not.toBe(gross?.at(-1)?.replace('Interest earned', 'Total'));
    expect(dialog).toHaveTextContent(/These lines differ from the figure by −\$[\d,]+\.\d\d\./);
  });

  it('keep the minus sign of a deduction that arrives as decimal text', async () => {
    answerWith('portfolioCardInterestEarned', (data) =>
      Object.assign(data, { fees_amount: '12.50', withheld_tax_amount: '0.00' }),
    );
    const person = await openPortal();
    const [gross] = listsIn(await breakdownOf('Interest earned', person));
    expect(gross?.[1]).toBe('Fees −$12.50');
    expect(gross?.[2]).toMatch(/ \$0\.00$/);
  });

  it('lead from a breakdown to the activities of the same period, which does not claim to be the sum', async () => {
    const person = await openPortal('/overview?overview-period=3', {
      shown: overviewOf('overview', 'portfolio-activity'),
    });
    const dialog = await breakdownOf('Interest earned', person);
    const before = calls.length;
    await person.click(
      within(dialog).getByRole('link', {
        name: 'Activities booked in this period',
      }),
    );
    expect(new URLSearchParams(location.search).get('portfolio-activity-period')).toBe('3');
    expect(new URLSearchParams(location.search).get('overview-period')).toBe('3');
    expect(location.hash).toBe('#portfolio-activity');
    await waitFor(() =>
      expect(calls.slice(before).filter(({ path }) => path === '/portfolio/activities')).toContainEqual(
        expect.objectContaining({ body: expect.objectContaining({ months: 3 }) }),
      ),
    );
  });

  it('never add up returns, and compare earnings of all time with nothing', async () => {
    const person = await openPortal('/overview?overview-period=120', { shown });
    await shows('Performance', '21.28%');
    await shows('Interest earned', '$88,081.37');
    for (const name of ['Performance', 'Interest earned']) expect(await card(name)).not.toHaveTextContent('from');
    await shows('Interest this month', 'from $');
    expect(await breakdownOf('Performance', person)).not.toHaveTextContent('Total');
  });

  it('say that there is nothing to compare with, as in the first year', async () => {
    answerWith('portfolioCardPerformance', (data) =>
      Object.assign(data, { change_percent: null, previous_percent: null }),
    );
    await openPortal('/overview', { shown });
    await shows('Performance', 'Nothing to compare with');
    expect(await card('Performance')).not.toHaveTextContent('–');
  });

  it('show this year at first, compared with the previous year', async () => {
    await openPortal('/overview', { shown });
    const section = await screen.findByRole('region', { name: 'Overview' });
    const periods = within(within(section).getByRole('radiogroup', { name: 'Period' })).getAllByRole('radio');
    expect(periods.map((one) => one.parentElement?.textContent)).toEqual([
      'All Time',
      'This Month',
      'This Quarter',
      'This Year',
    ]);
    expect(periods[3]).toBeChecked();
    expect(within(section).getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue('Last Year');
    await shows('Interest earned', '$41,230.18');
    for (const name of ['Performance', 'Interest earned']) await shows(name, 'from ');
  });

  it('are independent: one that fails leaves the others, and is retried with the focus on their section', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/portfolio/cards/interest_earned' });
    const person = await openPortal('/overview', { shown });
    expect(await within(await card('Interest earned')).findByRole('alert')).toBeInTheDocument();
    await shows('Currently invested', '$550,000.00');
    sandbox.faults.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await shows('Interest earned', '$41,230.18');
    expect(screen.getByRole('region', { name: 'Overview' })).toHaveFocus();
  });

  it('block an immediate retry after too many requests', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const path = '/portfolio/cards/interest_earned';
    sandbox.faults.push({ name: 'busy', path });
    const person = await openPortal('/overview', { shown });
    const again = await within(await card('Interest earned')).findByRole('button', { name: 'Try again' });
    const asked = () => calls.filter((call) => call.path === path).length;
    const before = asked();
    await person.click(again);
    expect(asked()).toBe(before);
    expect(again).toHaveFocus();
  });

  it('all load the chosen period and comparison', async () => {
    const person = await openPortal('/overview', { shown });
    const section = await screen.findByRole('region', { name: 'Overview' });
    await shows('Currently invested', '$550,000.00');
    calls.length = 0;
    await person.click(within(section).getByRole('radio', { name: 'This Quarter' }));
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Compare with' }), 'Last Month');
    await waitFor(() => expect(location.search).toContain('last_month'));
    await waitFor(() => expect(calls.filter(({ body }) => body.compare_to === 'last_month').length).toBeGreaterThan(3));
    const last = new Map(calls.filter(({ path }) => path.includes('/cards/')).map(({ path, body }) => [path, body]));
    expect([...last.values()]).toHaveLength(4);
    for (const body of last.values()) expect(body).toMatchObject({ months: 3, compare_to: 'last_month' });
    expect(location.search).toBe('?overview-period=3&overview-compare=last_month');
  });

  it('name what does not exist in the address, and show the default instead', async () => {
    const person = await openPortal('/overview?overview-period=7&overview-compare=last_decade', { shown });
    const section = await screen.findByRole('region', { name: 'Overview' });
    const [period, comparison] = await within(section).findAllByRole('note');
    expect(period).toHaveTextContent('Period “7” does not exist; showing This Year.');
    expect(comparison).toHaveTextContent('Compare with “last_decade” does not exist; showing Last Year.');
    await shows('Currently invested', '$550,000.00');
    await person.click(within(section).getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await person.click(within(section).getByRole('button', { name: 'Dismiss' }));
    expect(location.search).toBe('');
    expect(section).toHaveFocus();
  });

  it('never send the investor in a body: the header names it', async () => {
    await openPortal('/overview', { shown });
    await shows('Currently invested', '$550,000.00');
    for (const { body, headers } of calls.filter(({ path }) => path.includes('/cards/'))) {
      expect(body).not.toHaveProperty('investor_id');
      expect(headers.get('invidshash')).toBe('5b69b9cb83065d403869739ae7f0995e');
    }
  });
});
