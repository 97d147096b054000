import { sortableIn } from '../openScope.ts';
import { oneOf, type Problem, problemIf } from '../rules/problem.ts';
import type { Scope } from '../scope.ts';
import type { TableConfig } from './table.ts';

/** A year fills a range that can be entered, from a date. */
export function yearsProblems(section: TableConfig, path: string, scope: Scope): Problem[] {
  const { config } = scope;
  const { range, years } = section;
  if (!years) return [];
  return [
    ...problemIf(range === undefined, `${path}.years`, 'needs a range, whose first and last day a year fills in'),
    ...(range !== undefined && config.ranges.includes(range)
      ? oneOf(`${path}.range`, range, config.customRanges, 'has no custom range for years')
      : []),
    ...oneOf(`${path}.years.by`, years.by, sortableIn(scope)),
  ];
}
