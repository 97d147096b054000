import type { ReactElement } from 'react';
import { useCoolDown } from '../client/useCoolDown.ts';
import { SectionError } from '../ui/SectionError.tsx';
import { StaleNote } from '../ui/StaleNote.tsx';
import { type QueryState, tryAgain } from './tryAgain.ts';
import { type FieldNames, whatFailed } from './whatFailed.ts';

interface QueryFailureProps {
  query: QueryState;
  /** Other queries for the same content; those that failed are told and tried again together with this one. */
  others?: readonly QueryState[];
  /** Replaces the error's own message. */
  message?: string | undefined;
  /** The labels of the fields in the query's body. */
  names?: FieldNames | undefined;
}

/**
 * Shows failed queries, once: what happened, and a button to try again (Reading R32). Data loaded earlier stays visible
 * below and is marked as out of date.
 */
export function QueryFailure({ query, others = [], message, names }: QueryFailureProps): ReactElement | null {
  const all = [query, ...others].filter(({ error }) => error);
  const failed = all.find(({ data }) => data === undefined) ?? all[0];
  const isCoolingDown = useCoolDown(failed?.error);
  if (!failed?.error) return null;
  const Failure = failed.data === undefined ? SectionError : StaleNote;
  return (
    <Failure
      message={message ?? whatFailed(failed.error, names)}
      busy={failed.isFetching}
      disabled={isCoolingDown}
      onRetry={() => tryAgain(all)}
    />
  );
}
