import { describe, expect, it } from 'vitest';
import type { Activity } from '../../src/figures/answers.ts';
import { bookEntry } from '../../src/figures/bookEntry.ts';
import { type BookSums, books } from '../../src/figures/books.ts';
import { portfolioActivities } from '../../src/sandbox/answers/activities.ts';
import { today } from '../day.ts';
import { booksInLedger } from './booksInLedger.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

const cents = (sums: BookSums) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, amount]) => [
      name,
      amount === undefined ? undefined : Math.round(Number(amount) * 100),
    ]),
  );

/** The sandbox's answer for a number of months, in one page. */
function answered(investorId: number, months: 1 | 3 | 12 | 120) {
  const { ledger, answers } = sandboxAnswers(investorId, today);
  const { activities, period_start_date, period_end_date } = portfolioActivities(
    ledger,
    { months, page: 1, per_page: 1000 },
    today,
  );
  const days = { start_date: period_start_date ?? today, end_date: period_end_date ?? today };
  return { activities, holdings: answers.investments, days };
}

describe('books', () => {
  it.each(INVESTORS)('have the ledger’s sums and balances for investor %i, in every period', (investorId) => {
    for (const months of [1, 3, 12, 120] as const) {
      const { activities, holdings, days } = answered(investorId, months);
      const found = books(activities, holdings, true);
      const expected = booksInLedger(investorId, days, today);
      for (const { currency, sums } of found.totals) expect(cents(sums), `${months}`).toEqual(expected.get(currency));
      expect(found.totals.map(({ currency }) => currency).sort()).toEqual([...expected.keys()].sort());
    }
  });

  it('balance for every investment: opening, money in and out and reinvested income add up to closing', () => {
    for (const investorId of INVESTORS) {
      const { activities, holdings } = answered(investorId, 12);
      for (const { name, sums } of books(activities, holdings, true).books) {
        const { opening = Number.NaN, moneyIn = 0, moneyOut = 0, reinvested = 0, closing } = cents(sums);
        expect(opening + moneyIn - moneyOut + reinvested, `${investorId} ${name}`).toBe(closing);
      }
    }
  });

  it('have each settled activity once, by day, and all others apart', () => {
    const { activities, holdings } = answered(502, 120);
    const { books: found, left } = books(activities, holdings, true);
    const booked = found.flatMap(({ entries }) => entries);
    expect([...booked, ...left].map(({ activity }) => activity.activity_id).sort()).toEqual(
      activities.map(({ activity_id }) => activity_id).sort(),
    );
    expect(new Set(left.map(({ activity }) => activity.status))).toEqual(new Set(['failed']));
    for (const { entries } of found) {
      const days = entries.map(({ activity }) => activity.activity_date);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('keep the balance of a holding without settled entries beside another one in the same loan', () => {
    const { activities, holdings } = answered(851, 12);
    const closing = (failed: string) => {
      const changed = activities.map((activity) =>
        activity.loan_id === 2031 && activity.account_type === failed
          ? { ...activity, status: 'failed' as const }
          : activity,
      );
      const { totals } = books(changed, holdings, true);
      return totals.find(({ currency }) => currency === 'CAD')?.sums.closing;
    };
    expect(Number(closing('none'))).toBe(325_787.96);
    for (const account of ['cash', 'tfsa']) expect(Number(closing(account)), account).toBe(325_787.96);
  });

  it('tell two lots in one account apart by their balance; otherwise the balance of the other is unknown', () => {
    const { activities, holdings } = answered(501, 12);
    const [lot] = holdings.filter(({ loan_id }) => loan_id === 2017);
    if (!lot) throw new Error('The loan is not held.');
    const closing = (value: number, other: number) => {
      const lots = [
        { ...lot, current_value_amount: value },
        { ...lot, current_value_amount: other },
      ];
      const { totals } = books(activities, [...holdings.filter((one) => one !== lot), ...lots], true);
      return totals[0]?.sums.closing;
    };
    expect(Number(closing(1000, 150_000))).toBe(551_000);
    expect(closing(1000, 149_999)).toBeUndefined();
  });

  it('keep the tax on money that is paid out apart from that on income', () => {
    const { activities, holdings } = answered(501, 120);
    const taxed = activities.map((activity) =>
      activity.activity_type === 'withdrawal' ? { ...activity, withholding_tax_amount: 15 } : activity,
    );
    expect(books(taxed, holdings, true).totals[0]?.sums).toMatchObject({ tax: '0', otherTax: '15' });
  });

  it('have no balances for part of a period, nor for holdings that have not loaded', () => {
    const { activities, holdings } = answered(501, 12);
    for (const { totals } of [books(activities, holdings, false), books(activities, undefined, true)]) {
      expect(totals[0]?.sums).toMatchObject({ opening: undefined, closing: undefined, net: expect.anything() });
    }
  });

  it('have no balances for an investment whose entries do not follow from each other', () => {
    const { activities, holdings } = answered(501, 12);
    const broken = activities.map((activity) =>
      activity.loan_id === 2017 && activity.activity_date === '2026-05-01'
        ? { ...activity, balance_amount: 1 }
        : activity,
    );
    const { books: found, totals } = books(broken, holdings, true);
    expect(found.filter(({ sums }) => sums.closing === undefined).map(({ loanNumber }) => loanNumber)).toEqual([
      'NL-2026-017',
    ]);
    expect(totals[0]?.sums.closing).toBeUndefined();
  });
});

describe('bookEntry', () => {
  const { activities } = answered(501, 120);
  const entryOf = (type: Activity['activity_type'], changes: Partial<Activity> = {}) => {
    const activity = activities.find(({ activity_type, status }) => activity_type === type && status !== 'reversed');
    if (!activity) throw new Error(`There is no ${type}.`);
    return bookEntry({ ...activity, ...changes }, () => undefined);
  };

  it('keeps entries that move the balance out of income', () => {
    expect(entryOf('withdrawal')).toMatchObject({ gross: null, net: null, fees: '100', tax: '0', moved: '-10000' });
    expect(Number(entryOf('deposit').moved)).toBeGreaterThan(0);
    expect(entryOf('distribution').moved).toBe(0);
  });

  it('treats unknown amounts and types as unknown, not as zero', () => {
    // An answer may lack what the description requires, and have a type that the description does not know yet.
    const strange = { net_amount: undefined, activity_type: 'bonus_issue' } as unknown as Activity;
    expect(entryOf('distribution', { ...strange, activity_type: 'distribution' }).net).toBeUndefined();
    expect(entryOf('distribution', strange).moved).toBeUndefined();
  });

  it('has a balance only if it is settled', () => {
    expect(entryOf('distribution', { status: 'scheduled' })).toMatchObject({ isSettled: false, balance: null });
  });
});
