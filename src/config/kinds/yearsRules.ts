import { bodyOf, fieldProblems, isField } from '../rules/fields.ts';
import { oneOf, type Problem, problemIf } from '../rules/problem.ts';
import type { Scope } from '../scope.ts';
import type { TableConfig } from './table.ts';

/** A year fills a range that can be entered, from a date; its slips are asked for and downloaded by a number. */
export function yearsProblems(section: TableConfig, path: string, { config, description, of }: Scope): Problem[] {
  const { query, range, years, downloadAll } = section;
  if (!years) return [];
  const isNumber = (id: string, name: string) => {
    const part = bodyOf(id, description)[name];
    return isField(part) && part.type === 'number';
  };
  const asked = [query, ...(downloadAll ? [downloadAll] : [])];
  const numbers = Object.keys(bodyOf(query, description)).filter((name) => asked.every((id) => isNumber(id, name)));
  return [
    ...problemIf(range === undefined, `${path}.years`, 'needs a range, whose first and last day a year fills in'),
    ...(range === undefined ? [] : oneOf(`${path}.range`, range, config.customRanges, 'has no custom range for years')),
    ...fieldProblems(`${path}.years.by`, of, years.by, ['date']),
    ...problemIf(
      years.records !== undefined && downloadAll === undefined,
      `${path}.years.records`,
      'needs downloadAll, which downloads the slips of a year',
    ),
    ...(years.records ? oneOf(`${path}.years.records.slips.year`, years.records.slips.year, numbers) : []),
  ];
}
