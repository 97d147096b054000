import { z } from 'zod';
import type { Portal } from '../portal.ts';
import type { ListLink, ListSection } from '../sections/list.ts';
import { periodProblems, routesOf } from './check.ts';
import { bodyOf, formatsOf, listsOf, operationProblems, valuesOf } from './fields.ts';
import { filterProblems, filterShape } from './filter.ts';
import { rowKeyProblems } from './keys.ts';
import { type Description, type Fields, oneOf, type Problem } from './problem.ts';
import { parametersOf } from './routes.ts';
import { common, path, text, whole } from './words.ts';

/** What the shapes of all sections have that show a list. */
export const listed = {
  ...common,
  query: text,
  rows: text,
  key: text,
  period: text.optional(),
  search: z.boolean().optional(),
  range: text.optional(),
  filters: z.array(filterShape).min(1).optional(),
  sort: z.strictObject({ by: text, direction: z.enum(['asc', 'desc']) }).optional(),
  pageSize: whole.optional(),
  empty: z.strictObject({ title: text, text }),
};

/** The shape of where one of a list leads. */
export const linkShape = z.strictObject({ to: path, field: text });

/** What a list is held against. */
export interface Known {
  isPaged: boolean;
  /** The fields of the query's body. */
  body: Fields;
  /** The fields of a row. */
  row: Fields;
  /** What the rows can be sorted by. */
  sortable: readonly string[];
}

/** A problem where something is wrong. */
export const when = (isWrong: boolean, path: string, message: string): Problem[] =>
  isWrong ? [{ path, message }] : [];

/** The sense of what all lists have, and of the rest once it is known which list it is. */
export function listProblems(
  section: ListSection,
  path: string,
  portal: Portal,
  description: Description,
  rest: (known: Known) => Problem[],
): Problem[] {
  const { query, rows, sort } = section;
  const unknown = operationProblems(`${path}.query`, query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(query, description);
  const row = lists.get(rows);
  if (!row) return oneOf(`${path}.rows`, rows, [...lists.keys()]);
  const body = bodyOf(query, description);
  const isPaged = description.operations[query]?.paged === true;
  const sortable = isPaged ? valuesOf(body.sort_by) : Object.keys(row);
  return [
    ...periodProblems(path, section.period, portal),
    ...(section.pageSize === undefined ? [] : oneOf(`${path}.pageSize`, section.pageSize, portal.pageSizes)),
    ...(section.range === undefined ? [] : oneOf(`${path}.range`, section.range, Object.keys(portal.ranges))),
    ...choiceProblems(section, path, isPaged, body),
    ...filterProblems(section.filters ?? [], path, { query, isPaged, from: isPaged ? body : row }, description),
    ...rowKeyProblems(`${path}.key`, section, row, description),
    ...(sort ? oneOf(`${path}.sort.by`, sort.by, sortable) : []),
    ...rest({ isPaged, body, row, sortable }),
  ];
}

function choiceProblems(
  { query, period, range, search }: ListSection,
  path: string,
  isPaged: boolean,
  body: Fields,
): Problem[] {
  return [
    ...when(
      period !== undefined && !('months' in body),
      `${path}.period`,
      `'${query}' cannot be limited to a period; its body in openapi/ has no months`,
    ),
    ...when(
      range !== undefined && !(isPaged && 'start_date' in body),
      `${path}.range`,
      `'${query}' cannot be limited to a range; its body in openapi/ has no start_date`,
    ),
    ...when(
      search === true && isPaged && !('search' in body),
      `${path}.search`,
      `'${query}' cannot be searched; its body in openapi/ has no search`,
    ),
  ];
}

/** The sense of where one of a list leads. */
export function linkProblems(link: ListLink | undefined, path: string, row: Fields, portal: Portal): Problem[] {
  if (!link) return [];
  const { to, field } = link;
  const numbers = Object.keys(row).filter((name) => formatsOf(row[name]).includes('number'));
  const routes = routesOf(portal);
  const fitting = routes.filter((route) => parametersOf(route).length === 1);
  const unfit = `'${to}' has not exactly one parameter for '${field}' to stand in; allowed: ${fitting.join(', ')}`;
  return [
    ...(routes.includes(to)
      ? when(!fitting.includes(to), `${path}.link.to`, unfit)
      : oneOf(`${path}.link.to`, to, fitting)),
    ...oneOf(`${path}.link.field`, field, numbers),
  ];
}
