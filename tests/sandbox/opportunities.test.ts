import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import type { Schema } from '../../src/sandbox/schema.ts';
import { today } from '../day.ts';
import { users } from '../users.ts';
import { openSandbox } from './openSandbox.ts';

async function openList() {
  const { call, signIn } = openSandbox();
  const session_token = await signIn();
  const list = async (body: object = {}) => (await call('opportunityList', { session_token, ...body })).data;
  const rows = async (body: object): Promise<Schema<'Opportunity'>[]> =>
    (await list({ per_page: 100, ...body })).opportunities;
  return { call, session_token, list, rows };
}

describe('the opportunities', () => {
  it('reconcile: funded is committed over the loan, available is the rest, and the use of funds adds up', () => {
    for (const row of opportunitiesOn(today)) {
      expect(row.available_amount, row.reference).toBe(row.loan_amount - row.committed_amount);
      expect(row.funded_percent, row.reference).toBeCloseTo((row.committed_amount / row.loan_amount) * 100, 2);
      const used = row.use_of_funds.reduce((sum, { amount }) => sum + amount, 0);
      expect(used, row.reference).toBe(row.use_of_funds.length > 0 ? row.loan_amount : 0);
    }
  });

  it('include prior liens in the loan to value', () => {
    const loans = opportunitiesOn(today).filter(({ appraisal }) => appraisal !== undefined);
    expect(loans.length).toBeGreaterThan(6);
    for (const row of loans) {
      const prior = (row.prior_encumbrances ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const value = row.appraisal?.value_amount ?? 0;
      expect(row.ltv_percent, row.reference).toBeCloseTo(((prior + row.loan_amount) / value) * 100, 2);
    }
  });

  it('come in pages that together hold every row once', async () => {
    const { list } = await openList();
    const first = await list({ per_page: 4 });
    expect(first).toMatchObject({ page: 1, per_page: 4, last_page: Math.ceil(first.total / 4) });
    const ids: number[] = [];
    for (let page = 1; page <= first.last_page; page++) {
      const { opportunities } = await list({ per_page: 4, page });
      ids.push(...opportunities.map(({ opportunity_id }: Schema<'Opportunity'>) => opportunity_id));
    }
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
    expect(await list({ per_page: 4, page: 99 })).toMatchObject({
      page: 99,
      last_page: first.last_page,
      opportunities: [],
    });
  });

  it('are sorted by the requested column', async () => {
    const { rows } = await openList();
    const rates = (await rows({ sort_by: 'investor_rate_percent', sort_dir: 'desc' })).map(
      (row) => row.investor_rate_percent,
    );
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(new Set(rates).size).toBeGreaterThan(5);
  });

  it('are filtered by type, status, lien, province, loan to value and rate', async () => {
    const { rows } = await openList();
    const all = await rows({});
    const check = async (body: object, fits: (row: Schema<'Opportunity'>) => boolean) => {
      const found = await rows(body);
      expect(found.map((row) => row.opportunity_id)).toEqual(all.filter(fits).map((row) => row.opportunity_id));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all.length);
    };
    await check({ opportunity_type: 'direct_mortgage' }, (row) => row.opportunity_type === 'direct_mortgage');
    await check({ status: 'open' }, (row) => row.status === 'open');
    await check({ lien_position: '2' }, (row) => row.lien_position === '2');
    await check({ province: 'ON' }, (row) => row.province === 'ON');
    await check({ max_ltv_percent: 60 }, (row) => (row.ltv_percent ?? 100) <= 60);
    await check({ min_rate_percent: 10 }, (row) => row.investor_rate_percent >= 10);
  });

  it('remember the interest expressed in a message to the manager', async () => {
    const { call, session_token } = await openList();
    const message = { session_token, topic: 'Deposit Request', message: 'Please hold it.', preferred_contact: 'email' };
    const context = { page: '/opportunities/31', opportunity_id: 31 };
    const ask = (amount: number) =>
      call('contactSubmit', { ...message, context, request: { currency: 'CAD', amount, full_withdrawal: 0 } });
    expect(await ask(10_000)).toMatchObject({ errors: { 'request.amount': 'Must be between 25000 and 300000 CAD.' } });
    expect(await ask(50_000)).toMatchObject({ status: 'success', data: { reference_number: 'CNT-2026-0001' } });
    const { data } = await call('opportunityDetails', { session_token, opportunity_id: 31 });
    expect(data.opportunity.my_interest).toMatchObject({ status: 'submitted', amount: 50_000 });
    const other = await call('opportunityDetails', { session_token, investor_id: 502, opportunity_id: 31 });
    expect(other.data.opportunity.my_interest).toBeNull();
  });

  it('are empty for investors who hold nothing yet and for those the manager has closed them to', async () => {
    const { call, signIn } = openSandbox();
    const empty = await signIn(users.empty);
    expect((await call('opportunityList', { session_token: empty })).data.total).toBe(0);
    const modules = await signIn(users.modules);
    const hash = (id: number) => createHash('md5').update(String(id)).digest('hex');
    const enabled = async (id: number) =>
      (await call('portfolioEnable', { session_token: modules }, { invidshash: hash(id) })).data.opportunities;
    expect([await enabled(701), await enabled(702)]).toEqual([1, 0]);
    expect((await call('opportunityList', { session_token: modules, investor_id: 702 })).data.total).toBe(0);
    expect(
      await call('opportunityDetails', { session_token: modules, investor_id: 702, opportunity_id: 31 }),
    ).toMatchObject({ message: 'This opportunity could not be found.' });
  });
});
