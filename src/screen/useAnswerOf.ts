import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../client/queryFor.ts';
import type { BodyQueryId, QueryArguments } from '../client/types.ts';
import { useSubjectBody } from './SubjectContext.ts';

/** Asks a query by its name, so that its answer has the description's type. */
export const useAnswerOf = <Id extends BodyQueryId>(id: Id, ...args: QueryArguments<Id>) =>
  useQuery(queryFor<Id>(id, ...args));

/** The answer about the screen's subject, such as its loan; the subject has to have this query. */
export function useSubjectOf<Id extends BodyQueryId>(id: Id) {
  const body = useSubjectBody(id);
  // The fields of the screen's address are those that the subject's query needs, which the check of the config proved.
  return useQuery(queryFor<Id>(id, ...([body] as unknown as QueryArguments<Id>)));
}
