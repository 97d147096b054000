import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../client/queryFor.ts';
import type { QueryId } from '../client/types.ts';
import type { Where } from '../config/kind.ts';
import type { AnswerData } from './fields.ts';
import { useSubjectBody } from './SubjectContext.ts';

interface Asking {
  query: QueryId;
  /** Fixed fields of the query's body. */
  where?: Where;
}

/**
 * Fetches a section's query, with the screen's subject if the query is about it; `data` is read by the names in the
 * config.
 */
export function useAnswer({ query: id, where }: Asking, body: AnswerData = {}) {
  // The config check has verified these names against the description.
  const options = queryFor(id, { ...useSubjectBody(id), ...where, ...body } as never);
  const query = useQuery(options);
  const data = query.data as unknown as AnswerData | undefined; // An object, according to the description.
  return { query, data, queryKey: options.queryKey };
}
