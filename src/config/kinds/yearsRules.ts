import { sortableIn } from '../openScope.ts';
import { bodyOf, isField } from '../rules/fields.ts';
import { oneOf, type Problem, problemIf } from '../rules/problem.ts';
import type { Scope } from '../scope.ts';
import { taken } from './filter.ts';
import type { TableConfig } from './table.ts';

/** A year fills a range that can be entered, from a date; its slips are asked for and downloaded by a number. */
export function yearsProblems(section: TableConfig, path: string, scope: Scope): Problem[] {
  const { config, description } = scope;
  const { query, range, years, downloadAll } = section;
  if (!years) return [];
  const isNumber = (id: string, name: string) => {
    const part = bodyOf(id, description)[name];
    return isField(part) && part.type === 'number';
  };
  const asked = [query, ...(downloadAll ? [downloadAll] : [])];
  const numbers = Object.keys(bodyOf(query, description)).filter(
    (name) => !taken.some((other) => other === name) && asked.every((id) => isNumber(id, name)),
  );
  return [
    ...problemIf(range === undefined, `${path}.years`, 'needs a range, whose first and last day a year fills in'),
    ...(range !== undefined && config.ranges.includes(range)
      ? oneOf(`${path}.range`, range, config.customRanges, 'has no custom range for years')
      : []),
    ...oneOf(`${path}.years.by`, years.by, sortableIn(scope)),
    ...problemIf(
      years.records !== undefined && downloadAll === undefined,
      `${path}.years.records`,
      'needs downloadAll, which downloads the slips of a year',
    ),
    ...(years.records ? oneOf(`${path}.years.records.slips.year`, years.records.slips.year, numbers) : []),
  ];
}
