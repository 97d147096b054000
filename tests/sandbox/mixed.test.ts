import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';

/** Calls as the user with the cases that other users lack, for the first or the second investor. */
async function openMixed(investor_id: 851 | 852 = 851) {
  const { call, signIn } = openSandbox();
  const session_token = await signIn(users.mixed);
  const invidshash = createHash('md5').update(String(investor_id)).digest('hex');
  return async (id: Parameters<typeof call>[0], body: object = {}) => {
    const { data } = await call(id, { session_token, investor_id, ...body }, { invidshash }, investor_id);
    return data;
  };
}

type Row = Record<string, string | number>;
const valuesOf = (rows: Row[], field: string) => [...new Set(rows.map((row) => row[field]))].sort();

describe('The user mixed@northline.test', () => {
  it('has holdings in two currencies, and cards and the summary count only the first', async () => {
    const ask = await openMixed();
    const { investments } = await ask('investmentList');
    expect(valuesOf(investments, 'currency')).toEqual(['CAD', 'USD']);
    const inCanadian = investments.filter(({ currency }: Row) => currency === 'CAD');
    const invested = inCanadian.reduce(
      (sum: number, row: Row) => sum + Math.round(Number(row.invested_amount) * 100),
      0,
    );
    const card = await ask('portfolioCardCurrentlyInvested', { months: 12 });
    expect(card).toMatchObject({ currency: 'CAD', currently_invested_amount: invested / 100 });
    expect(await ask('investmentSummary')).toMatchObject({ currency: 'CAD', total_invested_amount: invested / 100 });
    const ofFund = await ask('portfolioCardInterestEarned', { months: 1, performance_id: 'fund-16-U' });
    expect(ofFund).toMatchObject({ currency: 'USD', interest_earned_amount: 520 });
  });

  it('has activities in both currencies, and totals for each', async () => {
    const ask = await openMixed();
    const { activities, totals, other_totals } = await ask('portfolioActivities', { months: 1, per_page: 1000 });
    expect(valuesOf(activities, 'currency')).toEqual(['CAD', 'USD']);
    expect([totals.currency, Object.keys(other_totals)]).toEqual(['CAD', ['USD']]);
    expect(other_totals.USD).toMatchObject({ currency: 'USD', income_amount: 520 });
  });

  it('has two holdings in one loan, whose details cover both', async () => {
    const ask = await openMixed();
    const { investments } = await ask('investmentList');
    const own = investments.filter(({ loan_id }: Row) => loan_id === 2031);
    expect(own.map((row: Row) => [row.account_type, row.invested_amount, row.next_payment_amount])).toEqual([
      ['cash', 90_000, 712.5],
      ['tfsa', 45_000, 356.25],
    ]);
    const { loan_details: loan } = await ask('loanDetails', { loan_id: 2031 });
    expect(loan.participation).toMatchObject({
      invested_amount: 135_000,
      participation_percent: 15,
      monthly_net_interest_amount: 1068.75,
    });
    expect(loan.payments[0]).toMatchObject({ my_net_amount: 1068.75 });
    expect(loan.schedule.at(-1)).toMatchObject({ my_amount: 136_068.75 });
  });

  it('has a registered plan beside a taxable account, and slips that leave the plan out', async () => {
    const ask = await openMixed();
    const { investments } = await ask('investmentList');
    expect(valuesOf(investments, 'account_type')).toEqual(['cash', 'tfsa']);
    const { files } = await ask('documentList', { per_page: 1000 });
    const slips = files.filter(({ tax_summary }: { tax_summary?: object }) => tax_summary);
    expect(slips.map((row: Row) => row.name).sort()).toEqual([
      '1099-INT 2024',
      '1099-INT 2025',
      'NR4 2024',
      'RL-3 2025',
      'T5 2025',
    ]);
    const year = { start_date: '2025-01-01', end_date: '2026-12-31', per_page: 1000 };
    const { activities } = await ask('portfolioActivities', year);
    const taxable = activities.filter(
      (row: Row) =>
        row.account_type === 'cash' &&
        row.activity_type === 'distribution' &&
        String(row.effective_date).startsWith('2025'),
    );
    const incomeIn = (currency: string) =>
      taxable
        .filter((row: Row) => row.currency === currency)
        .reduce((sum: number, row: Row) => sum + Math.round(Number(row.net_amount) * 100), 0) / 100;
    const boxesOf = (name: string) => slips.find((row: Row) => row.name === name)?.tax_summary;
    expect(boxesOf('T5 2025').boxes['13']).toBe(incomeIn('CAD'));
    expect(boxesOf('RL-3 2025').boxes.D).toBe(incomeIn('CAD'));
    expect(boxesOf('1099-INT 2025')).toMatchObject({ currency: 'USD', boxes: { '1': incomeIn('USD') } });
  });

  it('has a deposit that is always pending, and an account for payments in US dollars', async () => {
    const ask = await openMixed();
    const { activities, totals } = await ask('portfolioActivities', { status: 'pending' });
    expect(activities).toMatchObject([{ activity_type: 'deposit', net_amount: -30_000, activity_date: '2026-08-15' }]);
    expect(totals.inflow_amount).toBe(0);
    expect(await ask('portfolioCardCurrentlyInvested')).toMatchObject({ pending_amount: 30_000 });
    const { accounts } = await ask('investorAccountList');
    const linked = accounts.map(({ currency, linked_investments }: { currency: string; linked_investments: Row[] }) => [
      currency,
      linked_investments.length,
    ]);
    expect(linked).toEqual([
      ['CAD', 4],
      ['CAD', 0],
      ['USD', 1],
    ]);
  });

  it('has a second investor with none of these', async () => {
    const ask = await openMixed(852);
    const { investments } = await ask('investmentList');
    expect(investments.map((row: Row) => [row.currency, row.account_type, row.loan_id])).toEqual([
      ['CAD', 'cash', undefined],
    ]);
    expect((await ask('portfolioActivities', { status: 'pending' })).total).toBe(0);
    expect(await ask('portfolioActivities', {})).not.toHaveProperty('other_totals');
    const { filters } = await ask('documentList');
    const types = filters.documenttypes.map(({ value }: Row) => value);
    expect(types).toContain('t5');
    for (const slip of ['rl3', 'nr4', 'form_1099_int']) expect(types).not.toContain(slip);
  });
});
