import { describe, expect, it } from 'vitest';
import { cash } from '../../src/figures/cash.ts';
import { type IncomeCalendar, incomeCalendars } from '../../src/figures/incomeCalendar.ts';
import { today } from '../day.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

function calendarsOf(investorId: number): IncomeCalendar[] {
  const { answers } = sandboxAnswers(investorId, today);
  return incomeCalendars(cash(answers, today), answers.investments, today);
}

const monthOf = (calendar: IncomeCalendar | undefined, month: string) =>
  calendar?.months.find(({ from }) => from.startsWith(month));
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

describe('incomeCalendars', () => {
  it('has a deposit on its way in its month, in no sum of income', () => {
    const { answers } = sandboxAnswers(851, today);
    const { activities } = answers;
    const august = (rows: typeof activities.rows) =>
      incomeCalendars(cash({ ...answers, activities: { ...activities, rows } }, today), answers.investments, today)
        .flatMap(({ currency, months }) => (currency === 'CAD' ? months : []))
        .find(({ from }) => from === '2026-08-01');
    const deposit = (month: ReturnType<typeof august>) =>
      month?.entries.flatMap(({ kind, amount }) => (kind === 'deposit' ? [Number(amount)] : []));
    const whole = august(activities.rows);
    expect(deposit(whole)).toEqual([-30_000]);
    expect(whole?.deposits.map(({ amount }) => Number(amount))).toEqual([-30_000]);
    const without = august(activities.rows.filter(({ activity_type }) => activity_type !== 'deposit'));
    expect(whole && { ...whole, entries: [], deposits: [] }).toEqual(without && { ...without, entries: [] });
  });

  const [calendar] = calendarsOf(501);

  it('receives and expects what the worked example says', () => {
    const sum = (amount: string) => [{ currency: 'CAD', amount }];
    expect(calendar?.past).toMatchObject({ from: '2025-07-01', to: '2026-06-30', received: sum('41172.89') });
    expect(calendar?.past).toMatchObject({ paid: sum('24161.59'), reinvested: sum('17011.30') });
    expect(calendar?.now).toMatchObject({ received: sum('2375.00'), expected: sum('1510.42'), whole: sum('3885.42') });
    expect(calendar?.coming).toMatchObject({ from: '2026-08-01', to: '2027-06-30', expected: sum('18031.25') });
  });

  it('has 24 months, which add up to what was received and is expected', () => {
    expect(calendar?.months.map(({ from }) => from)).toHaveLength(24);
    for (const { parts, whole } of calendar?.months ?? []) {
      const known = parts.filter(({ state }) => state !== 'undeclared');
      expect(known.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
        whole.reduce((sum, { amount }) => sum + cents(amount), 0),
      );
    }
  });

  it('lists funds first, and names repaid investments', () => {
    expect(calendar?.lines.map(({ name }) => name)).toEqual([
      'Northline MIC – Class B',
      'Hamilton second mortgage',
      'Foundry Lane retail block',
      'London duplex',
    ]);
  });

  it('marks what the fund has not declared, and adds it to no sum', () => {
    expect(monthOf(calendar, '2026-07')?.undeclared).toEqual([]);
    expect(monthOf(calendar, '2026-06')?.undeclared).toEqual([]);
    const december = monthOf(calendar, '2026-12');
    expect(december?.undeclared.map(({ about }) => about)).toEqual([1510.42]);
    expect(december?.whole).toEqual([{ currency: 'CAD', amount: '1218.75' }]);
  });

  it('marks only every third month for a fund that pays quarterly', () => {
    const { answers } = sandboxAnswers(501, today);
    const investments = answers.investments.map((one) => ({ ...one, payment_frequency: 'quarterly' as const }));
    const [quarterly] = incomeCalendars(cash({ ...answers, investments }, today), investments, today);
    const open = quarterly?.months.filter(({ undeclared }) => undeclared.length > 0);
    expect(open?.map(({ from }) => from)).toEqual(['2026-10-01', '2027-01-01', '2027-04-01']);
  });

  it('marks the last day for notice, and keeps principal apart', () => {
    expect(monthOf(calendar, '2026-08')?.notices).toMatchObject([{ day: '2026-08-01', available: '2026-09-30' }]);
    expect(monthOf(calendar, '2026-11')?.due).toEqual([{ currency: 'CAD', amount: '150000' }]);
    expect(monthOf(calendar, '2026-11')?.whole).toEqual([{ currency: 'CAD', amount: '2375.00' }]);
  });

  it('has the four largest investments and the rest as one, in each currency', () => {
    const { answers } = sandboxAnswers(501, today);
    const [loan] = answers.activities.rows.filter(({ loan_id, status }) => loan_id === 1042 && status === 'cleared');
    if (!loan) throw new Error('The sandbox has no such payment.');
    const rows = [1, 2, 3].map((count) => ({
      ...loan,
      loan_id: 9000 + count,
      fund_name: `Loan ${count}`,
      net_amount: count,
    }));
    const flow = cash(
      { ...answers, activities: { rows: [...answers.activities.rows, ...rows], isWhole: true } },
      today,
    );
    const [drawn] = incomeCalendars(flow, answers.investments, today);
    expect(drawn?.lines.map(({ name }) => name).slice(3)).toEqual(['London duplex', undefined]);
    const others = drawn?.months.flatMap(({ parts }) => parts.filter(({ line }) => line === 4)) ?? [];
    expect(others).toEqual([{ line: 4, state: 'received', amount: '6' }]);
    expect(calendarsOf(851).map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
  });
});
