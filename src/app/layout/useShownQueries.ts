import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isAnswerOf } from '../../client/isAnswerOf.ts';
import { isOfAnother } from '../../client/scope.ts';
import type { QueryId } from '../../client/types.ts';

// The queries of the layout itself: the brand and the list of investors.
const framed: readonly QueryId[] = ['whitelabelFetch', 'whitelabelLogoGet', 'investorList'];

/** Whether each query is one of those. Cached, because a change of one query checks them all, and keys never change. */
const framing = new WeakMap<Query, boolean>();

function isFramed(query: Query): boolean {
  const known = framing.get(query) ?? isAnswerOf(framed, query.queryKey);
  framing.set(query, known);
  return known;
}

/** Whether the current screen shows a query. The header's queries about other investors do not count. */
export const isShown = (query: Query): boolean => query.isActive() && !isFramed(query) && !isOfAnother(query.queryKey);

/**
 * Selects something from the queries that the screen shows, and rerenders when it changes; `read` must return a
 * primitive or a stable object.
 */
export function useShownQueries<Result>(read: (queries: readonly Query[]) => Result): Result {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // Batched, since a query may be created while another component renders.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache.findAll({ predicate: isShown })));
}
