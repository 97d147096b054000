import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { type Entry, isSettled } from '../src/sandbox/ledger/entries.ts';
import { LARGE_INVESTOR } from '../src/sandbox/ledger/largeInvestor.ts';
import { portfolioOf } from '../src/sandbox/portfolios.ts';
import { today } from './day.ts';
import { everyone, everyoneSmall, openAs, settled, written } from './everyInvestor.tsx';
import { atClock } from './kinds/atClock.ts';
import { openPortal } from './openPortal.tsx';
import { saidBy } from './saidBy.ts';
import { users } from './users.ts';

const kinds = { fund: 'Fund', direct_mortgage: 'Direct mortgage', syndicated_loan: 'Syndicated loan' };

const sum = (entries: readonly Entry[], value: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + value(entry), 0);
const earned = (entries: readonly Entry[]) => sum(entries, ({ income }) => income);
const invested = (entries: readonly Entry[]) => sum(entries, ({ capital }) => capital);

/** The entries in the portfolio's own currency, of which all sums are, and those until its last complete month. */
function ledgerOf(id: number) {
  const { entries, holdings, currency, asOf } = portfolioOf(id, today);
  const own = entries.filter(({ holding }) => holding.currency === currency);
  return { entries, holdings, currency, asOf, own, until: own.filter(({ date }) => date <= asOf) };
}

const monthsBetween = (first: string, last: string) => {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(last) - count(first) + 1;
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const saysIn = (name: string) => saidBy(screen.getByRole('region', { name }));

const isHolder = ({ id }: { id: number }) => portfolioOf(id, today).holdings.length > 0;
const holders = everyone.filter(isHolder);
const smallHolders = everyoneSmall.filter(isHolder);
const fundHolders = holders.filter(({ id }) => portfolioOf(id, today).holdings.some(({ kind }) => kind === 'fund'));

/** The first two loans of each investor, of which the screens of loans are tested. */
const loans = holders.flatMap(({ id, ...one }) => {
  const all = portfolioOf(id, today).holdings.flatMap((holding) => (holding.kind === 'fund' ? [] : [holding.loan]));
  return [...new Set(all)].slice(0, 2).map(({ loanId }) => ({ ...one, id, loanId }));
});

describe('The sections of every investor', () => {
  atClock();

  it.each(smallHolders)('show for $id all interest that the ledger ever earned', async (one) => {
    await openAs(one, '/overview?overview-period=120', 'overview');
    const { own, asOf, currency } = ledgerOf(one.id);
    const all = own.filter(({ effective }) => effective <= asOf);
    expect(saidBy(screen.getByRole('article', { name: 'Interest earned' }))).toContain(written(earned(all), currency));
  });

  it.each(holders)('count for $id the entries of the ledger, and those that its totals add up', async (one) => {
    await openAs(one, '/overview?portfolio-activity-period=120', 'portfolio-activity');
    const booked = ledgerOf(one.id).entries.filter(({ date }) => date <= today);
    const [all, counted] = [booked.length, booked.filter(isSettled).length].map((count) =>
      count.toLocaleString('en-CA'),
    );
    const caption = counted === all ? `Totals for ${all} entries` : `Totals for ${counted} of ${all} entries`;
    expect(saysIn('Portfolio Activity')).toContain(caption);
  });

  it('show the last of 100,000 activities, and lead back from there', async () => {
    const one = holders.find(({ id }) => id === LARGE_INVESTOR);
    if (!one) throw new Error('The sandbox has no large investor.');
    const booked = ledgerOf(one.id).entries.filter(({ date }) => date <= today).length;
    expect(booked).toBeGreaterThanOrEqual(100_000);
    const last = Math.ceil(booked / 25);
    const search = `portfolio-activity-period=120&portfolio-activity-size=25&portfolio-activity-page=${last}`;
    const person = await openAs(one, `/overview?${search}`, 'portfolio-activity');
    const all = booked.toLocaleString('en-CA');
    const activity = await region('Portfolio Activity');
    expect(await activity.findByText(new RegExp(`–${all} of ${all}$`))).toBeVisible();
    await person.click(activity.getByRole('button', { name: 'Previous page' }));
    expect(location.search).toContain(`portfolio-activity-page=${last - 1}`);
  });

  it.each(smallHolders)('show for $id what the current investments have earned, and each kind of them', async (one) => {
    await openAs(one, '/overview', 'current-investment');
    const { own, until, asOf, currency } = ledgerOf(one.id);
    const current = new Set(
      until
        .map(({ holding }) => holding)
        .filter((held) => invested(until.filter(({ holding }) => holding === held)) > 0),
    );
    const toDate = own.filter((entry) => current.has(entry.holding) && isSettled(entry));
    expect(saysIn('Current Investment')).toContain(`${written(earned(toDate), currency)} received to date on these`);
    const bar = (await region('Current Investment')).getByRole('img', { name: /^By type: / });
    const said = bar.getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? '';
    for (const [kind, name] of Object.entries(kinds)) {
      const cents = invested(until.filter(({ holding }) => holding.kind === kind));
      if (cents > 0) expect(said, asOf).toContain(`${name} ${written(cents, currency)} (`);
      else expect(said).not.toContain(name);
    }
  });

  it.each(fundHolders)(
    'show for $id a return for each month of the ledger, the last one computed from it',
    async (one) => {
      const person = await openAs(one, '/overview?fund-performance-period=120', 'fund-performance');
      const { own, until, asOf } = ledgerOf(one.id);
      await person.click((await region('Fund Performance')).getByRole('button', { name: 'Show as table' }));
      const rows = within(await screen.findByRole('table', { name: 'Fund Performance' })).getAllByRole('row');
      expect(rows).toHaveLength(monthsBetween(own[0]?.date ?? '', asOf) + 1);
      const income = earned(own.filter(({ effective }) => effective.startsWith(asOf.slice(0, 7))));
      // In percent of a year.
      const rate = Math.round((income / invested(until)) * 120_000 + 1e-9) / 100;
      expect(rows[1]).toHaveTextContent(`%${rate.toFixed(2)}%`);
    },
  );

  it.each(loans)(
    'show for $id the interest and principal of loan $loanId that the ledger has',
    async ({ loanId, ...one }) => {
      await openAs(one, `/overview/${loanId}`);
      const { own, currency } = ledgerOf(one.id);
      const ofLoan = own.filter(({ holding }) => holding.kind !== 'fund' && holding.loan.loanId === loanId);
      const [settled, booked] = [ofLoan.filter(isSettled), ofLoan.filter(({ date }) => date <= today)];
      const money = (cents: number) => written(cents, currency);
      expect(saysIn('The loan')).toContain(`Interest received${money(earned(settled))}`);
      const returned = booked.filter((entry) => isSettled(entry) && entry.type !== 'deposit');
      expect(saysIn('Terms')).toContain(`Invested${money(invested(booked))}`);
      expect(saysIn('Terms')).toContain(
        `Principal returned${money(sum(returned, ({ net }) => net) - earned(settled))}`,
      );
    },
  );

  it('say to an investor with nothing what they will show', async () => {
    await openPortal('/overview?portfolio-activity-period=120', { user: users.empty, shown: portal });
    await settled();
    for (const [name, words] of [
      ['Portfolio Activity', 'appear here as they happen'],
      ['Current Investment', 'appear here as soon as you hold them'],
      ['Income', 'will be listed here'],
      ['Notes By Manager', 'No notes yet'],
      ['Fund Performance', 'No returns yet'],
    ] as const) {
      expect(saysIn(name)).toContain(words);
    }
  });
});
