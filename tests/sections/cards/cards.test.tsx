import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';

const user = 'investor@northline.test';
const card = (name: string) => screen.findByRole('article', { name });

async function shows(name: string, figure: string) {
  const drawn = await card(name);
  await waitFor(() => expect(drawn).toHaveTextContent(figure));
}

describe('the cards', () => {
  it('show the figures of the worked example', async () => {
    await openPortal('/overview', { user });
    await shows('Currently invested', '$550,000.00');
    await shows('Interest this month', '$3,885.42');
  });

  it('explain themselves: what the figure means, up to when, what it was, and on demand what it is made of', async () => {
    const person = await openPortal('/overview', { user });
    await shows('Currently invested', 'vs $525,000.00 a year ago');
    const invested = await card('Currently invested');
    expect(invested).toHaveTextContent(
      'Your principal in funds, direct mortgages and syndicated loans.As of Jun 30, 2026.',
    );
    await person.click(within(invested).getByText('Breakdown'));
    expect(within(invested).getByText('Sum').closest('dl')).toHaveTextContent(
      'Fund$250,000.00Direct mortgage$150,000.00Syndicated loan$150,000.00Sum$550,000.00',
    );
    expect(invested).not.toHaveTextContent('differ');
  });

  it('say by how much their lines differ from the figure', async () => {
    await openPortal('/overview', { user });
    await shows('Performance', '21.28%');
    // The yields of the months, simply added up, come to less than what was earned on all that was invested.
    const performance = await card('Performance');
    expect(performance).toHaveTextContent('Sum20.74%These lines differ from the figure by −0.54 pts.');
    await shows('Interest earned', 'Sum$88,081.37');
    expect(await card('Interest earned')).not.toHaveTextContent('differ');
  });

  it('stand for themselves: one that fails leaves the others, and is tried again with the focus on their section', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/portfolio/cards/interest_earned' });
    const person = await openPortal('/overview', { user });
    expect(await within(await card('Interest earned')).findByRole('alert')).toBeInTheDocument();
    await shows('Currently invested', '$550,000.00');
    sandbox.faults.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await shows('Interest earned', '$88,081.37');
    expect(screen.getByRole('region', { name: 'Overview' })).toHaveFocus();
  });

  it('let nobody ask again at once after too many requests', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const path = '/portfolio/cards/interest_earned';
    sandbox.faults.push({ name: 'busy', path });
    const person = await openPortal('/overview', { user });
    const again = await within(await card('Interest earned')).findByRole('button', { name: 'Try again' });
    const asked = () => calls.filter((call) => call.path === path).length;
    const before = asked();
    await person.click(again);
    expect(asked()).toBe(before);
    expect(again).toHaveFocus();
  });

  it('are all asked for the period and the comparison that are chosen', async () => {
    const person = await openPortal('/overview', { user });
    const section = await screen.findByRole('region', { name: 'Overview' });
    await shows('Currently invested', '$550,000.00');
    calls.length = 0;
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Period' }), 'This Quarter');
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Compare with' }), 'Last Month');
    await waitFor(() => expect(section).toHaveTextContent('a month ago'));
    const last = new Map(calls.filter(({ path }) => path.includes('/cards/')).map(({ path, body }) => [path, body]));
    expect([...last.values()]).toHaveLength(4);
    for (const body of last.values()) expect(body).toMatchObject({ months: 3, compare_to: 'last_month' });
    expect(location.search).toBe('?overview-period=3&overview-compare=last_month');
  });

  it('say what in the address does not exist, and show the default instead', async () => {
    const person = await openPortal('/overview?overview-period=7&overview-compare=last_decade', { user });
    const section = await screen.findByRole('region', { name: 'Overview' });
    const [period, comparison] = await within(section).findAllByRole('note');
    expect(period).toHaveTextContent('Period “7” does not exist; showing All Time.');
    expect(comparison).toHaveTextContent('Compare with “last_decade” does not exist; showing Last Year.');
    await shows('Currently invested', 'vs $525,000.00 a year ago');
    await person.click(within(section).getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await person.click(within(section).getByRole('button', { name: 'Dismiss' }));
    expect(location.search).toBe('');
    expect(section).toHaveFocus();
  });

  it('never send the investor in a body: the header names it', async () => {
    await openPortal('/overview', { user });
    await shows('Currently invested', '$550,000.00');
    for (const { body, headers } of calls.filter(({ path }) => path.includes('/cards/'))) {
      expect(body).not.toHaveProperty('investor_id');
      expect(headers.get('invidshash')).toBe('5b69b9cb83065d403869739ae7f0995e');
    }
  });
});
