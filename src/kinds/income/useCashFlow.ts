import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '../../client/ApiError.ts';
import { fourAtATime } from '../../client/fourAtATime.ts';
import { queryFor } from '../../client/queryFor.ts';
import type { ListPart } from '../../client/readList.ts';
import type { Data } from '../../client/types.ts';
import type { Investment } from '../../figures/answers.ts';
import { type CashFlow, cash } from '../../figures/cash.ts';
import { loansToAsk } from '../../figures/loansToAsk.ts';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { addMonths, type CalendarDate } from '../../values/calendar.ts';
import { currentDay } from '../../values/today.ts';
import { pageSize, wholeFor, wholeState } from './wholeFor.ts';

/** As far back as All Time reaches (Reading R13), and as far ahead. */
const farMonths = 120;

/** What has loaded of the cash flow, with the queries that it depends on. */
export interface LoadedCashFlow {
  flow: CashFlow;
  investments: UseQueryResult<Data<'investmentList'>, ApiError>;
  /** The activities; `flow.missing` says whether they are all. */
  activities: QueryState;
  /** How many there are, if they are not all. */
  part: ListPart | undefined;
  /** The loans whose schedules are requested, each with its holdings. */
  schedules: readonly { holdings: readonly Investment[]; query: QueryState }[];
  /** The other loans, whose schedules are not requested. */
  others: readonly (readonly Investment[])[];
  /** Some query has neither loaded nor failed yet. */
  isWaiting: boolean;
}

/**
 * Requests every payment of these days, by default from today on: the investments at once, and the
 * activities and the schedules of loans after the cards.
 */
export function useCashFlow({ from, to }: { from?: CalendarDate; to?: CalendarDate } = {}): LoadedCashFlow {
  const today = currentDay();
  const isAsked = useAfterCards();
  const investments = useAnswerOf('investmentList', {});
  const held = investments.data?.investments;
  const { asked, others, loans } = useHeldLoans(held, isAsked);
  const days = { ...daysAhead(today), ...(from && { start_date: from }), ...(to && { end_date: to }) };
  const { query, activities, part } = useActivities(days, isAsked);
  const flow = useMemo(() => {
    const known = loans.flatMap(({ data }) => data?.loan_details ?? []);
    return cash(
      {
        activities,
        investments: held,
        loans: new Map(known.map((loan) => [loan.loan_id, loan])),
      },
      today,
    );
  }, [activities, held, loans, today]);
  return {
    flow,
    investments,
    activities: query,
    part,
    schedules: asked.flatMap(({ holdings }, at) => {
      const query = loans[at];
      return query ? [{ holdings, query }] : [];
    }),
    others: others.map(({ holdings }) => holdings),
    isWaiting: [investments, query, ...loans].some(({ isPending }) => isPending),
  };
}

/** Requests the loans of these holdings, as many as `loansToAsk` names; `loans` has the state of each that is asked. */
export function useHeldLoans(held: readonly Investment[] | undefined, isAsked: boolean) {
  const { asked, others } = useMemo(() => loansToAsk(held ?? []), [held]);
  const loans = useQueries({
    queries: asked.map(({ loanId }) => ({
      ...fourAtATime(queryFor('loanDetails', { loan_id: loanId })),
      enabled: isAsked,
    })),
    combine: states<Data<'loanDetails'>>,
  });
  return { asked, others, loans };
}

/** The activities from today on. */
export function useComingActivities() {
  const today = currentDay();
  return useActivities(daysAhead(today), useAfterCards());
}

const daysAhead = (today: CalendarDate) => ({ start_date: today, end_date: addMonths(today, farMonths) });

/** A page of the activities of some days; of all days to come by default. */
export const activityBody = (page: number, days = daysAhead(currentDay())) => ({
  ...days,
  sort_by: 'activity_date' as const,
  sort_dir: 'asc' as const,
  page,
  per_page: pageSize,
});

/** The query options of all activities of some days. */
export const activitiesFor = (days: { start_date: CalendarDate; end_date: CalendarDate }) =>
  wholeFor('portfolioActivities', (page) => fourAtATime(queryFor('portfolioActivities', activityBody(page, days))));

/** The known activities of some days, and how many there are if these are not all. */
export function useActivities(days: { start_date: CalendarDate; end_date: CalendarDate }, isAsked: boolean) {
  const { data, error, isFetching, isPending, refetch } = useQuery({ ...activitiesFor(days), enabled: isAsked });
  const part = data?.part;
  const activities = useMemo(
    () => ({ rows: data?.activities ?? [], isWhole: data !== undefined && !data.part }),
    [data],
  );
  return { query: wholeState({ data, error, isFetching, isPending, refetch }), activities, part };
}

/** The parts of queries that are shown, as an object that stays the same until one of them changes. */
export const states = <Content>(results: readonly UseQueryResult<Content, ApiError>[]) =>
  results.map(({ data, error, isFetching, isPending, refetch }) => ({ data, error, isFetching, isPending, refetch }));
