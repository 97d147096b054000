import type { ReactElement } from 'react';
import { useCoolDown } from '../api/useCoolDown.ts';
import { SectionError } from '../widgets/SectionError.tsx';
import { StaleNote } from '../widgets/StaleNote.tsx';
import { type QueryState, tryAgain } from './tryAgain.ts';
import { type FieldNames, whatFailed } from './whatFailed.ts';

interface QueryFailureProps {
  query: QueryState;
  /** Queries for the same content; those that failed as well are tried again with this one. */
  others?: readonly QueryState[];
  /** Replaces the error's own message. */
  message?: string | undefined;
  /** The labels of the fields in the query's body. */
  names?: FieldNames | undefined;
}

/**
 * Shows a failed query: what happened, and a button to try again (Reading R32). Data loaded earlier stays visible below
 * and is marked as out of date.
 */
export function QueryFailure({ query, others = [], message, names }: QueryFailureProps): ReactElement | null {
  const isCoolingDown = useCoolDown(query.error);
  if (!query.error) return null;
  const Failure = query.data === undefined ? SectionError : StaleNote;
  return (
    <Failure
      message={message ?? whatFailed(query.error, names)}
      busy={query.isFetching}
      disabled={isCoolingDown}
      onRetry={() => tryAgain([query, ...others])}
    />
  );
}
