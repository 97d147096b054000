import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exactSum } from '../../../src/format/exactSum.ts';
import { money } from '../../../src/format/money.ts';
import { balanceAt, currentHoldings } from '../../../src/sandbox/ledger/figures.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { openPortal, sandbox } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { saidBy } from '../../saidBy.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const user = 'investor@northline.test';
const shown = overviewOf('current-investment');
const region = () => screen.findByRole('region', { name: 'When your money is available' });

async function open() {
  const person = await openPortal('/overview', { user, shown });
  // What stands in for the section while it is awaited is another element.
  await waitFor(async () => expect(await region()).toHaveTextContent(/\$|–/));
  return person;
}

/** Every heading and row, from top to bottom. */
const lines = async () => [...(await region()).querySelectorAll('h4, li')].map(saidBy);

const withInvestments = (change: (rows: Record<string, unknown>[]) => void) =>
  answerWith('investmentList', ({ investments }) => change(investments as Record<string, unknown>[]));

describe('When your money is available', () => {
  atClock();

  it('lists each holding under the year in which it can be had, with the sum of the year', async () => {
    await open();
    expect(await lines()).toEqual([
      '2026$400,000.00',
      'Sep 30, 2026Northline MIC – Class BEarliest redemption · 60 days’ notice$250,000.00',
      'Nov 1, 2026Hamilton second mortgageMatures$150,000.00',
      '2027$150,000.00',
      'Sep 1, 2027Foundry Lane retail blockMatures$150,000.00',
    ]);
  });

  it('adds up to what the ledger has invested', async () => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '503');
    const portfolio = seedPortfolio(503, '2026-07-10');
    const amounts = currentHoldings(portfolio).map((holding) => amount(balanceAt(holding, portfolio.asOf)));
    await waitFor(async () => {
      const shown = (await lines()).join('\n');
      for (const one of amounts) expect(shown).toContain(money(one, 'CAD', 'en-CA'));
    });
    const sums = [...(await region()).querySelectorAll('h4')].map(({ textContent }) => textContent?.slice(5) ?? '');
    const total = exactSum(sums.map((sum) => Number(sum.replace(/,/g, ''))));
    expect(Number(total)).toBe(Number(exactSum(amounts)));
  });

  it('begins with what is overdue, then what can be had at any time, and ends with what has no date', async () => {
    withInvestments(([fund, hamilton, foundry]) => {
      Object.assign(fund ?? {}, { earliest_redemption_date: '2026-06-30', lockup_end_date: '2027-01-01' });
      Object.assign(hamilton ?? {}, { maturity_date: '2026-06-01' });
      Object.assign(foundry ?? {}, { maturity_date: null });
    });
    await open();
    expect(await lines()).toEqual([
      'Overdue$150,000.00',
      'Overdue since Jun 1, 2026Hamilton second mortgageMatures$150,000.00',
      'Any time$250,000.00',
      'Any timeNorthline MIC – Class BEarliest redemption · 60 days’ notice · Locked in until Jan 1, 2027$250,000.00',
      'Date not set$150,000.00',
      'Date not setFoundry Lane retail block$150,000.00',
    ]);
  });

  it('never adds across currencies, and adds nothing that it cannot read', async () => {
    withInvestments(([fund, hamilton, foundry]) => {
      Object.assign(fund ?? {}, { currency: 'USD', invested_amount: 0.1 });
      Object.assign(hamilton ?? {}, { invested_amount: '0.20' });
      Object.assign(foundry ?? {}, { invested_amount: 'a lot' });
    });
    await open();
    const shown = await lines();
    expect(shown[0]).toBe('2026US$0.10, $0.20');
    expect(shown[3]).toBe('2027–');
    expect(await region()).toHaveTextContent('Not added up: Foundry Lane retail block has a lot (as received).');
  });

  it('says that it failed and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/investments/current/list' });
    const person = await openPortal('/overview', { user, shown });
    await within(await region()).findByRole('alert');
    sandbox.faults.length = 0;
    await person.click(within(await region()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await lines()).toHaveLength(5));
  });
});
