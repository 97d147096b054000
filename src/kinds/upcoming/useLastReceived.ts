import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import type { Investment } from '../../figures/answers.ts';
import { cash } from '../../figures/cash.ts';
import { lastReceived } from '../../figures/lastReceived.ts';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { isWholeList } from '../../values/isWholeList.ts';
import { currentDay } from '../../values/today.ts';

/** More payments than this hardly arrive on one day. */
const pageSize = 100;

/** What was received last, with its query, which is sent after the cards. */
export function useLastReceived(investments: readonly Investment[] | undefined) {
  const today = currentDay();
  const query = useQuery({
    ...queryFor('portfolioActivities', {
      status: 'cleared',
      sort_by: 'activity_date',
      sort_dir: 'desc',
      page: 1,
      per_page: pageSize,
    }),
    enabled: useAfterCards(),
  });
  const { data } = query;
  const received = useMemo(() => {
    if (!data) return [];
    const isWhole = isWholeList(data.activities, 'activity_id', data.total);
    // The newest come first, and are named in the order in which they were booked.
    const rows = data.activities.toReversed();
    const { entries } = cash({ activities: { rows, isWhole }, investments }, today);
    return lastReceived(entries, isWhole, today);
  }, [data, investments, today]);
  return { query, received };
}
