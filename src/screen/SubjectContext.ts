import { createContext, useContext } from 'react';
import { neededBy, type SubjectFields } from '../client/subjectFields.ts';
import type { CommandId, QueryId } from '../client/types.ts';
import { hasOtherApis } from '../client/wire.ts';

/** The subject of a screen, and the query that loads it. */
export interface SubjectBody {
  query: QueryId;
  body: SubjectFields;
}

export const SubjectContext = createContext<SubjectBody | undefined>(undefined);

/**
 * The fields that the route's parameters add to queries about the screen's subject, and to queries that another API
 * cannot answer without them; empty for others.
 */
export function useSubjectBody(id: QueryId | CommandId): SubjectFields {
  const subject = useContext(SubjectContext);
  if (subject?.query === id) return subject.body;
  return hasOtherApis && subject ? neededBy(id, subject.body) : {};
}
