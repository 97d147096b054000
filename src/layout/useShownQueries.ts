import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isAnswerOf } from '../api/isAnswerOf.ts';
import type { QueryId } from '../api/types.ts';

// The frame's own: who the manager and the investors are.
const framed: readonly QueryId[] = ['whitelabelFetch', 'whitelabelLogoGet', 'investorList'];

/** Whether a query is drawn on the screen now. */
export const isShown = (query: Query): boolean => query.isActive() && !isAnswerOf(framed, query.queryKey);

/** Something about the queries that the screen shows, drawn anew when it changes: a plain value, or the same object. */
export function useShownQueries<Result>(read: (queries: readonly Query[]) => Result): Result {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // Not at once: a query may come about while another component is drawn.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache.findAll({ predicate: isShown })));
}
