import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import type { Data } from '../../client/types.ts';
import type { PortfolioAnswers } from '../../figures/answers.ts';
import { isWholeList } from '../../values/isWholeList.ts';

/** The first hundred activities that failed, or were reversed. */
export const lostBody = (status: 'failed' | 'reversed') => ({ page: 1, per_page: 100, status });

type Page = Data<'portfolioActivities'>;

/** The known activities that failed or were reversed, and whether they are all. */
export function lostActivities(failed: Page | undefined, reversed: Page | undefined): PortfolioAnswers['activities'] {
  const pages = [failed, reversed].filter((data) => data !== undefined);
  if (pages.length === 0) return undefined;
  return {
    rows: pages.flatMap(({ activities: rows }) => rows),
    isWhole:
      pages.length === 2 && pages.every(({ total, activities: rows }) => isWholeList(rows, 'activity_id', total)),
  };
}

/** The activities that failed or were reversed: the first hundred of each, and whether they are all. */
export function useLostActivities(enabled = true) {
  const failed = useQuery({ ...queryFor('portfolioActivities', lostBody('failed')), enabled });
  const reversed = useQuery({ ...queryFor('portfolioActivities', lostBody('reversed')), enabled });
  const activities = useMemo(() => lostActivities(failed.data, reversed.data), [failed.data, reversed.data]);
  return { activities, queries: [failed, reversed] };
}
