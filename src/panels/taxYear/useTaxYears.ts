import { useQueries } from '@tanstack/react-query';
import { fourAtATime } from '../../api/fourAtATime.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { Data } from '../../api/types.ts';
import { todayHere } from '../../format/calendar.ts';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';
import { states, useActivities } from '../parts/useCashFlow.ts';
import { latestStatement } from './latestStatement.ts';

/** The most rows of a page; a year has far fewer slips or statements. */
const pageSize = 1000;
const inOrder = { sort_by: 'issued_date', sort_dir: 'asc', page: 1, per_page: pageSize } as const;

/** The years that have slips, latest first, with their slips, and the latest statement. */
export function useTaxYears() {
  const first = useAnswerOf('documentList', latestStatement);
  const years = (first.data?.filters.tax_years ?? []).filter(Number.isInteger).toSorted((a, b) => b - a);
  const slips = useQueries({
    queries: years.map((year) => fourAtATime(queryFor('documentList', { ...inOrder, tax_year: year }))),
    combine: states<Data<'documentList'>>,
  });
  return {
    first,
    statement: first.data?.files[0],
    years: years.flatMap((year, at) => {
      const query = slips[at];
      return query ? [{ year, slips: query }] : [];
    }),
  };
}

/** The activities since the year began, and the holdings that they belong to. */
export function useYearActivities(year: number) {
  const { pages, isWhole } = useActivities({ start_date: `${year}-01-01`, end_date: todayHere() }, true);
  const investments = useAnswerOf('investmentList', {});
  return {
    activities: isWhole ? pages.flatMap(({ data }) => data?.activities ?? []) : undefined,
    holdings: investments.data?.investments ?? [],
    queries: [...pages, investments],
    isWaiting: investments.isPending || pages.some(({ isPending }) => isPending),
  };
}

/** The statements issued since the year began; some are for later years. */
export const useStatements = (year: number) => useAnswerOf('documentList', statementsBody(year));

export const statementsBody = (year: number) => ({
  ...inOrder,
  start_date: `${year}-01-01`,
  end_date: todayHere(),
  documenttype: 'investor_statement' as const,
});
