import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import type { QueryId } from '../api/types.ts';
import type { AnswerData } from './fields.ts';
import { useSubjectBody } from './SubjectGate.tsx';

/** What a section asks for, about the screen's subject where the query is about that; `data` is by the config's names. */
export function useAnswer(id: QueryId, body: AnswerData = {}) {
  // The config's names have been held against the description.
  const options = queryFor(id, { ...useSubjectBody(id), ...body } as never);
  const query = useQuery(options);
  const data = query.data as unknown as AnswerData | undefined; // An object, by the description.
  return { query, data, queryKey: options.queryKey };
}
