import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../api/queryFor.ts';

/** The activities that failed or were reversed: the first hundred of each, and whether they are all. */
export function useLostActivities(enabled = true) {
  const withStatus = (status: 'failed' | 'reversed') => ({
    ...queryFor('portfolioActivities', { page: 1, per_page: 100, status }),
    enabled,
  });
  const failed = useQuery(withStatus('failed'));
  const reversed = useQuery(withStatus('reversed'));
  const activities = useMemo(() => {
    const pages = [failed.data, reversed.data].filter((data) => data !== undefined);
    if (pages.length === 0) return undefined;
    return {
      rows: pages.flatMap(({ activities: rows }) => rows),
      isWhole: pages.length === 2 && pages.every(({ total, activities: rows }) => total <= rows.length),
    };
  }, [failed.data, reversed.data]);
  return { activities, queries: [failed, reversed] };
}
