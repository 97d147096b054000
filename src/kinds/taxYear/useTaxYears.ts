import { useQueries, useQuery } from '@tanstack/react-query';
import { fourAtATime } from '../../client/fourAtATime.ts';
import { queryFor } from '../../client/queryFor.ts';
import type { Body } from '../../client/types.ts';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { daysSince } from '../../values/today.ts';
import { activitiesFor, states, useActivities } from '../income/useCashFlow.ts';
import { pageSize, type Whole, wholeFor } from '../income/wholeFor.ts';
import { latestStatement } from './latestStatement.ts';

/** The query options of all documents of a year, in the order in which they were issued. */
const documentsFor = (body: Omit<Body<'documentList'>, 'page' | 'per_page'>) =>
  wholeFor('documentList', (page) =>
    fourAtATime(
      queryFor('documentList', {
        sort_by: 'issued_date',
        sort_dir: 'asc',
        page,
        per_page: pageSize,
        ...body,
      }),
    ),
  );

/** The years that have slips, latest first, with their slips, and the latest statement. */
export function useTaxYears() {
  const first = useAnswerOf('documentList', latestStatement);
  const years = (first.data?.filters.tax_years ?? []).filter(Number.isInteger).toSorted((a, b) => b - a);
  const slips = useQueries({
    queries: years.map((year) => documentsFor({ tax_year: year })),
    combine: states<Whole<'documentList'>>,
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

const sinceYear = (year: number) => daysSince(`${year}-01-01`);

/** The query options of the activities since the year began. */
export const yearActivities = (year: number) => activitiesFor(sinceYear(year));

/** The known activities since the year began, and the holdings that they belong to. */
export function useYearActivities(year: number) {
  const { query, activities, part } = useActivities(sinceYear(year), true);
  const investments = useAnswerOf('investmentList', {});
  return {
    activities: activities.isWhole ? activities.rows : undefined,
    part,
    holdings: investments.data?.investments,
    queries: [query, investments],
    isWaiting: investments.isPending || query.isPending,
  };
}

/** The query options of the documents issued since the year began; some are for other years. */
export const documentsSince = (year: number) => documentsFor(sinceYear(year));

export const useDocumentsSince = (year: number) => useQuery(documentsSince(year));
