import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a query is drawn on the screen now; the frame's own (`meta.isFrame`) are not. */
export const isShown = (query: Query): boolean => query.isActive() && query.meta?.isFrame !== true;

/** Something about the queries that the screen shows, drawn anew when it changes: a plain value, or the same object. */
export function useShownQueries<Result>(read: (queries: readonly Query[]) => Result): Result {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => read(cache.findAll({ predicate: isShown })));
}
