import type { Scope } from '../scope.ts';
import { pagesProblems } from './pages.ts';
import type { Problem } from './problem.ts';
import { unfilledProblems } from './unfilled.ts';

/** What is wrong with the query of a section or card whose names are all known, by the options that it may have. */
export function queryProblems(
  options: object,
  value: Readonly<Record<string, unknown>>,
  path: string,
  scope: Scope,
): Problem[] {
  if (!('query' in options)) return [];
  const query = String(value.query);
  return [
    ...('where' in options ? unfilledProblems(value, path, query, scope) : []),
    ...('rows' in options ? pagesProblems(path, query, scope.description) : []),
  ];
}
