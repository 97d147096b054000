import type { QueryKey } from '@tanstack/react-query';
import type { QueryId } from './types.ts';

/** Whether a query key was made by `queryFor(id, …)` for one of the ids. */
export const isAnswerOf = (ids: readonly QueryId[], [id]: QueryKey): boolean => ids.some((one) => one === id);
