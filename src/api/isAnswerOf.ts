import type { QueryKey } from '@tanstack/react-query';
import { matchesPath } from './operationAt.ts';
import { operationFacts } from './operationFacts.ts';
import type { QueryId } from './types.ts';

/** Whether a query key was made by `queryFor(id, …)` for one of the ids. */
export function isAnswerOf(ids: readonly QueryId[], key: QueryKey): boolean {
  const path = key[1];
  return typeof path === 'string' && ids.some((id) => matchesPath(operationFacts[id].path, path));
}
