import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/ApiError.ts';
import { useCoolDown } from '../api/useCoolDown.ts';
import { SectionError } from '../widgets/SectionError.tsx';
import { StaleNote } from '../widgets/StaleNote.tsx';
import { focusSection } from './focusSection.ts';
import { type FieldNames, whatFailed } from './whatFailed.ts';

interface QueryFailureProps {
  query: UseQueryResult<unknown, ApiError>;
  /** In place of what the error says. */
  message?: string | undefined;
  /** What the fields are called that the query is asked for with. */
  names?: FieldNames | undefined;
}

/**
 * What a section shows of a query that failed: what happened, and a way to try again (Reading R32). Data that was there
 * before stays below it and is said not to be up to date.
 */
export function QueryFailure({ query, message, names }: QueryFailureProps): ReactNode {
  const isCoolingDown = useCoolDown(query.error);
  if (!query.error) return null;
  const Failure = query.data === undefined ? SectionError : StaleNote;
  return (
    <Failure
      message={message ?? whatFailed(query.error, names)}
      busy={query.isFetching}
      disabled={isCoolingDown}
      onRetry={() => {
        focusSection();
        void query.refetch();
      }}
    />
  );
}
