import { operationFacts } from './operationFacts.ts';
import type { QueryId } from './types.ts';

/** Whether a query answers one page at a time rather than the whole list. */
export function isPaged(id: QueryId): boolean {
  return operationFacts[id].paged;
}

/** Whether a query returns only some rows of its list and nothing tells how to get the others. */
export const isOpen = (id: QueryId): boolean => 'open' in operationFacts[id];
