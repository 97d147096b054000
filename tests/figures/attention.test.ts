import { describe, expect, it } from 'vitest';
import { type AttentionAnswers, attentionItems } from '../../src/figures/attention.ts';
import { cash } from '../../src/figures/cash.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import { today } from '../day.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

const moments = { today, previousVisit: '2026-07-01T00:00:00Z' };
const options = { maturityDays: 60, closingDays: 14, leaveOut: [] };

function answersOf(investorId: number) {
  const { answers } = sandboxAnswers(investorId, today);
  return { flow: cash(answers, today), investments: answers.investments } satisfies AttentionAnswers;
}

describe('attentionItems', () => {
  it('lists what failed or is behind first, and each loan once', () => {
    const [first, ...others] = attentionItems(answersOf(502), options, moments);
    expect(first).toMatchObject({ condition: 'payments', arrears: { loanId: 1051, daysPastDue: 9 } });
    expect(others.filter(({ condition }) => condition === 'payments')).toEqual([]);
  });

  it('leaves out what has not been answered', () => {
    expect(attentionItems({}, options, moments)).toEqual([]);
  });

  it('leaves out the conditions that the config turns off', () => {
    const found = attentionItems(answersOf(502), { ...options, leaveOut: ['payments'] }, moments);
    expect(found.map(({ condition }) => condition)).not.toContain('payments');
  });

  it('counts the days to a maturity, today and the last day included', () => {
    const { investments } = answersOf(501);
    const loan = investments.find(({ loan_id }) => loan_id === 1042);
    if (!loan) throw new Error('The sandbox has no such loan.');
    const found = (maturity_date: string) =>
      attentionItems({ investments: [{ ...loan, maturity_date }] }, options, moments).map(({ condition }) => condition);
    expect(found('2026-07-10')).toEqual(['maturities']);
    expect(found('2026-09-08')).toEqual(['maturities']);
    expect(found('2026-09-09')).toEqual([]);
    expect(found('2026-07-09')).toEqual([]);
  });

  it('counts the days to the end of the insurance of a property, whose day may be unknown', () => {
    const { answers } = sandboxAnswers(501, today);
    const [loan] = answers.loans?.values() ?? [];
    if (!loan) throw new Error('The sandbox has no loans.');
    const found = (insurance_expiry_date: string | null) => {
      const security = { ...loan.security, insurance_expiry_date };
      return attentionItems({ loans: [{ loan: { ...loan, security }, holdings: [] }] }, options, moments);
    };
    expect(found('2026-09-08')).toEqual([{ condition: 'insurance', day: '2026-09-08', holdings: [] }]);
    expect(found('2026-09-09')).toEqual([]);
    expect(found(null)).toEqual([]);
  });

  it('groups funds whose notice ends on the same day', () => {
    const { investments } = answersOf(501);
    const fund = investments.find(({ investment_type }) => investment_type === 'fund');
    if (!fund) throw new Error('The sandbox has no such fund.');
    const dates = { earliest_redemption_date: '2026-09-30', lockup_end_date: null, redemption_notice_days: 60 };
    const two = [fund, { ...fund, investment_id: 1, name: 'Another fund' }].map((one) => ({ ...one, ...dates }));
    const found = attentionItems({ investments: two }, options, moments);
    expect(found).toMatchObject([{ condition: 'redemptions', day: '2026-09-30', askBy: '2026-08-01' }]);
    expect(found.flatMap((item) => ('holdings' in item ? item.holdings.map(({ name }) => name) : []))).toEqual([
      fund.name,
      'Another fund',
    ]);
  });

  it('lists the open offers that close soon, the earliest first', () => {
    const all = opportunitiesOn(today);
    const found = attentionItems({ opportunities: { opportunities: all, total: all.length } }, options, moments);
    const closing = found.flatMap((item) => (item.condition === 'opportunities' ? item.opportunities : []));
    const days = closing.map(({ closes_at }) => closes_at ?? '');
    expect(closing.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
    expect(closing.every(({ status }) => status === 'open')).toBe(true);
  });
});
