import { createContext, useContext } from 'react';
import { neededBy, type SubjectFields } from '../api/subjectFields.ts';
import type { CommandId, QueryId } from '../api/types.ts';
import { hasOtherApis } from '../api/wire.ts';

/** What a screen is about, and the query that knows it. */
export interface SubjectBody {
  query: QueryId;
  body: SubjectFields;
}

export const SubjectContext = createContext<SubjectBody | undefined>(undefined);

/**
 * The fields that the route's parameters add to the body of queries for the screen's subject, and to what another API
 * cannot be asked without; empty for others.
 */
export function useSubjectBody(id: QueryId | CommandId): SubjectFields {
  const subject = useContext(SubjectContext);
  if (subject?.query === id) return subject.body;
  return hasOtherApis && subject ? neededBy(id, subject.body) : {};
}
