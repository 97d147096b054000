import { describe, expect, it } from 'vitest';
import type { Activity } from '../../src/figures/answers.ts';
import { cash } from '../../src/figures/cash.ts';
import { lastReceived } from '../../src/figures/lastReceived.ts';
import { today } from '../day.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

/** What was received last by an investor whose activities are changed like this. */
function received(id: number, change: (rows: Activity[]) => Activity[] = (rows) => rows, isWhole = true) {
  const { answers } = sandboxAnswers(id, today);
  const rows = change([...(answers.activities?.rows ?? [])]);
  const { entries } = cash({ ...answers, activities: { rows, isWhole } }, today);
  return lastReceived(entries, isWhole, today).map(({ day, kind, amount, currency, payments }) => [
    day,
    kind,
    Number(amount),
    currency,
    payments.map(({ name }) => name),
  ]);
}

describe('lastReceived', () => {
  it('adds up what cleared on the newest day, and never what failed', () => {
    expect(received(501)).toEqual([
      ['2026-07-01', 'interest', 2375, 'CAD', ['Foundry Lane retail block', 'Hamilton second mortgage']],
    ]);
    // On Jul 1, the only payment of 502 failed.
    expect(received(502)).toEqual([['2026-06-15', 'interest', 303.11, 'CAD', ['Northline MIC – Class A']]]);
  });

  it('keeps principal and interest of one day apart, and currencies too', () => {
    const apart = received(501, (rows) =>
      rows.flatMap((row) =>
        row.activity_date === '2026-07-01'
          ? [row, { ...row, activity_type: 'return_of_capital', net_amount: 100 }, { ...row, currency: 'USD' }]
          : [row],
      ),
    );
    expect(apart.map(([, kind, amount, currency]) => [kind, amount, currency])).toEqual([
      ['interest', 2375, 'CAD'],
      ['principal', 200, 'CAD'],
      ['interest', 2375, 'USD'],
    ]);
  });

  it('has no sum if more payments of the day may be missing', () => {
    const onlyNewest = (rows: Activity[]) => rows.filter(({ activity_date }) => activity_date === '2026-07-01');
    expect(received(501, onlyNewest, false)[0]?.[2]).toBeNaN();
    expect(received(501, onlyNewest, true)[0]?.[2]).toBe(2375);
  });

  it('is empty if nothing was received up to today', () => {
    expect(received(501, () => [])).toEqual([]);
    expect(received(501, (rows) => rows.map((row) => ({ ...row, activity_date: '2027-01-01' })))).toEqual([]);
  });
});
