import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../client/ApiError.ts';
import { announce } from '../ui/toastStore.ts';
import { text } from '../values/text/text.ts';
import { focusSection } from './focusSection.ts';

/** The parts of a query that are needed to retry it. */
export type QueryState = Pick<
  UseQueryResult<unknown, ApiError>,
  'data' | 'error' | 'isFetching' | 'isPending' | 'refetch'
>;

/** Retries the failed ones of these queries. Announces the outcome, since the button is gone by then. */
export function tryAgain(queries: readonly Pick<QueryState, 'error' | 'refetch'>[]): void {
  focusSection();
  const failed = queries.filter(({ error }) => error);
  void Promise.all(failed.map(({ refetch }) => refetch())).then((answers) => {
    if (answers.every(({ isSuccess }) => isSuccess)) announce(text.upToDate.loaded);
    // Without earlier data, the error is drawn, and so announced, once more.
    else if (answers.some(({ data }) => data !== undefined)) announce(text.upToDate.notUpToDate);
  });
}
