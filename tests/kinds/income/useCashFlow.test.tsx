import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { cash } from '../../../src/figures/cash.ts';
import { useCashFlow } from '../../../src/kinds/income/useCashFlow.ts';
import { json, openApi } from '../../client/openApi.ts';
import { today } from '../../day.ts';
import { sandboxAnswers } from '../../figures/sandboxAnswers.ts';
import { atClock } from '../atClock.ts';

const from = '2025-07-01';
const to = '2027-06-30';

/** Uses the hook over a server that has two pages of activities; a page or a loan may be refused. */
async function use(investorId: number, refused: { page?: number; loan?: number } = {}) {
  const { answers } = sandboxAnswers(investorId, today);
  const rows = answers.activities.rows.filter(({ activity_date }) => activity_date >= from);
  const half = Math.ceil(rows.length / 2);
  const { received } = await openApi((response, call, count) => {
    const { page, loan_id } = call.json;
    const isRefused = [refused.page, refused.loan].some(
      (one) => one !== undefined && (one === page || one === loan_id),
    );
    const data = {
      [operations.investmentList.path]: { investments: answers.investments },
      [operations.portfolioActivities.path]: {
        last_page: 2,
        total: rows.length,
        totals: {},
        activities: rows.slice(half * (Number(page) - 1), half * Number(page)),
      },
      [operations.loanDetails.path]: { loan_details: answers.loans.get(Number(loan_id)) },
    }[call.path.replace('/api', '')];
    return json(isRefused ? { message: 'Not now.' } : { data }, isRefused ? 403 : 200)(response, call, count);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCashFlow({ from, to }), { wrapper });
  await waitFor(() => expect(result.current.isWaiting).toBe(false));
  return {
    loaded: result.current,
    total: rows.length,
    whole: cash({ ...answers, activities: { rows, isWhole: true } }, today),
    asked: received.map(({ path, json: { page, loan_id } }) => [path.replace('/api', ''), page ?? loan_id]),
  };
}

describe('useCashFlow', () => {
  atClock();

  it('joins all pages of the activities, the investments and the schedules of their loans', async () => {
    const { loaded, whole } = await use(501);
    expect(loaded.flow).toEqual(whole);
  });

  it('requests each page and each loan once, and the first page again at the end', async () => {
    const { asked } = await use(851);
    expect(asked.toSorted()).toEqual([
      [operations.investmentList.path, undefined],
      [operations.loanDetails.path, 2031],
      [operations.portfolioActivities.path, 1],
      [operations.portfolioActivities.path, 1],
      [operations.portfolioActivities.path, 2],
    ]);
  });

  it('says that activities are missing when a page has failed, and keeps the others', async () => {
    const { loaded, whole, total } = await use(501, { page: 2 });
    expect(loaded.flow.missing.activities).toBe(true);
    expect(loaded.flow.entries.length).toBeGreaterThan(whole.entries.length / 2);
    expect(loaded.activities).toMatchObject({ data: undefined, error: { message: 'Not now.' } });
    expect(loaded.part).toEqual({ rows: Math.ceil(total / 2), total, keyless: 0 });
  });

  it('names all holdings of a loan whose schedule has failed', async () => {
    const { loaded } = await use(851, { loan: 2031 });
    expect(loaded.flow.missing.schedules.map(({ account_type }) => account_type)).toEqual(['cash', 'tfsa']);
    const failed = loaded.schedules.filter(({ query }) => query.error);
    expect(failed.map(({ holdings }) => holdings.length)).toEqual([2]);
  });
});
