import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../client/ApiError.ts';
import { hasFailedEarly } from './askEarly.ts';
import { reportError } from './reportError.ts';

const minute = 60_000;

// Shows an answer in the task in which it arrives; by default it would wait for a later task, behind all pending ones.
notifyManager.setScheduler(queueMicrotask);

/**
 * Creates the query cache (specification, section 9); failed queries are retried once if that can help (Reading R19).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportError }),
    mutationCache: new MutationCache({ onError: reportError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 24 * 60 * minute,
        refetchOnWindowFocus: false,
        // Even a browser that says it is offline tries; only the second try waits until it is online.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryOnMount: (query) => !hasFailedEarly(query),
        retryDelay: () => 500 + Math.random() * 500,
      },
    },
  });
}
