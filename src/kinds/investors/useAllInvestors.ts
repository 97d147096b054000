import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '../../client/ApiError.ts';
import { queryForInvestor } from '../../client/queryForInvestor.ts';
import type { Data } from '../../client/types.ts';
import { allInvestors, type CurrencyTotal } from '../../figures/allInvestors.ts';
import { cash } from '../../figures/cash.ts';
import type { Earned, EarnedAnswers } from '../../figures/earned.ts';
import { byNext, heldLoans, mostSchedules } from '../../figures/loansToAsk.ts';
import type { QueryState } from '../../screen/tryAgain.ts';
import { type CalendarDate, readDay } from '../../values/calendar.ts';
import { currentDay } from '../../values/today.ts';
import { activityBody, states } from '../income/useCashFlow.ts';
import { type Whole, wholeFor, wholeState } from '../income/wholeFor.ts';
import type { Investor } from './lookedAt.ts';
import { type InvestorAlerts, useInvestorAlerts } from './useInvestorAlerts.ts';
import { cardBody, useOtherEarnings } from './useOtherEarnings.ts';

/** An investor with what is known about them, and all queries that it depends on. */
export interface InvestorRow extends InvestorAlerts, Pick<EarnedAnswers, 'earned' | 'others'> {
  /** Whether failed payments and loans that are behind have been checked. */
  check: 'waiting' | 'failed' | 'done';
}

export interface AllInvestorsAnswer {
  rows: InvestorRow[];
  totals: CurrencyTotal[];
  /** The days of the earnings; undefined if they are unknown or differ. */
  asOf: CalendarDate | undefined;
  period: { from: CalendarDate; to: CalendarDate } | undefined;
  /** The number of loans whose schedules are not requested. */
  loansBeyond: number;
  /** Something has neither loaded nor failed yet. */
  isWaiting: boolean;
}

const wholes = (results: readonly UseQueryResult<Whole<'portfolioActivities'>, ApiError>[]) =>
  states(results).map(wholeState);

/**
 * Requests what each of these investors has, earned and will be paid, whichever is selected: a few calls for each, and
 * the schedules of the loans that pay next.
 */
export function useAllInvestors(investors: readonly Investor[]): AllInvestorsAnswer {
  const alerts = useInvestorAlerts(investors, true);
  const earned = useQueries({
    queries: investors.map(({ investor_id: id }) => queryForInvestor(id, 'portfolioCardInterestEarned', cardBody)),
    combine: states<Data<'portfolioCardInterestEarned'>>,
  });
  const beside = useOtherEarnings(alerts, earned);
  const coming = useQueries({
    queries: investors.map(({ investor_id: id }) =>
      wholeFor('portfolioActivities', (page) => queryForInvestor(id, 'portfolioActivities', activityBody(page))),
    ),
    combine: wholes,
  });
  const { loans, beyond } = useMemo(() => loansOf(alerts), [alerts]);
  const schedules = useQueries({
    queries: loans.map(({ investorId, loanId }) => queryForInvestor(investorId, 'loanDetails', { loan_id: loanId })),
    combine: states<Data<'loanDetails'>>,
  });
  const today = currentDay();
  return useMemo(() => {
    const parts = alerts.map(({ investor, investments, arrears }, at) => {
      const answer = coming[at]?.data;
      const activities = answer && { rows: answer.activities, isWhole: !answer.part };
      const known = schedules.flatMap(({ data }, index) =>
        data && loans[index]?.investorId === investor.investor_id ? [data.loan_details] : [],
      );
      const flow = cash({ activities, investments, loans: new Map(known.map((loan) => [loan.loan_id, loan])) }, today);
      const { others } = beside.get(investor.investor_id) ?? { others: [] };
      return { name: investor.name, investments, earned: earned[at]?.data, others, flow, arrears };
    });
    const rows = alerts.map((one, at): InvestorRow => {
      const own = schedules.filter((_, index) => loans[index]?.investorId === one.investor.investor_id);
      const { others, queries } = beside.get(one.investor.investor_id) ?? { others: [], queries: [] };
      const more = [earned[at], coming[at], ...own, ...queries].filter((query) => query !== undefined);
      const hasFailed = one.queries.some(isMissing);
      const isWaiting = one.queries.some(({ isPending }) => isPending);
      return {
        ...one,
        earned: earned[at]?.data,
        others,
        check: hasFailed ? 'failed' : isWaiting ? 'waiting' : 'done',
        queries: [...one.queries, ...more],
      };
    });
    const cards = earned.flatMap(({ data }) => data ?? []);
    const same = (read: (card: Earned) => string) => {
      const [day, ...others] = new Set(cards.map(read));
      return others.length === 0 ? readDay(day) : undefined;
    };
    const from = same(({ period_start_date }) => period_start_date);
    const to = same(({ period_end_date }) => period_end_date);
    return {
      rows,
      totals: allInvestors(parts, today),
      asOf: same(({ as_of_date }) => as_of_date),
      period: from !== undefined && to !== undefined ? { from, to } : undefined,
      loansBeyond: beyond,
      isWaiting: rows.some(({ queries }) => queries.some(({ isPending }) => isPending)),
    };
  }, [alerts, earned, beside, coming, schedules, loans, beyond, today]);
}

/** Whether a query has failed without earlier data. */
export const isMissing = ({ data, error }: QueryState): boolean => error !== null && data === undefined;

/** The loans of all investors whose schedules are requested, next payment first, and the number of other loans. */
function loansOf(alerts: readonly InvestorAlerts[]) {
  const held = alerts
    .flatMap(({ investor, investments = [] }) =>
      heldLoans(investments).map((loan) => ({ ...loan, investorId: investor.investor_id })),
    )
    .sort((a, b) => byNext(a.holdings[0], b.holdings[0]));
  return { loans: held.slice(0, mostSchedules), beyond: Math.max(held.length - mostSchedules, 0) };
}
