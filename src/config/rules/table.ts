import { z } from 'zod';
import type { TableSection } from '../sections/table.ts';
import { type Check, periodProblems } from './check.ts';
import { oneOf } from './problem.ts';
import { fieldsOf, formatProblems, listsOf, operationProblems, valuesOf } from './shapes.ts';
import { common, text, whole } from './words.ts';

/** The shape of a table section. */
export const tableShape = z.strictObject({
  kind: z.literal('table'),
  ...common,
  query: text,
  rows: text,
  key: text,
  period: text.optional(),
  sort: z.strictObject({ by: text, direction: z.enum(['asc', 'desc']) }).optional(),
  pageSize: whole.optional(),
  columns: z
    .array(
      z.strictObject({
        field: text,
        label: text,
        format: text,
        sortable: z.boolean().optional(),
        primary: z.boolean().optional(),
      }),
    )
    .min(1),
  empty: z.strictObject({ title: text, text }),
});

/** Its sense. */
export const tableCheck: Check<TableSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(section.query, description);
  const fields = lists.get(section.rows);
  const body = fieldsOf(description.shapes[section.query]?.body);
  const sortable = valuesOf(body.sort_by);
  return [
    ...periodProblems(path, section.period, portal),
    ...('page' in body ? [] : [{ path: `${path}.query`, message: `'${section.query}' does not answer in pages` }]),
    ...(fields ? [] : oneOf(`${path}.rows`, section.rows, [...lists.keys()])),
    ...(fields ? oneOf(`${path}.key`, section.key, Object.keys(fields)) : []),
    ...(section.pageSize === undefined ? [] : oneOf(`${path}.pageSize`, section.pageSize, portal.pageSizes)),
    ...(section.sort ? oneOf(`${path}.sort.by`, section.sort.by, sortable) : []),
    ...section.columns.flatMap((column, index) => {
      const place = `${path}.columns[${index}]`;
      const sorts = column.sortable ? oneOf(`${place}.sortable`, column.field, sortable) : [];
      return fields ? [...formatProblems(place, fields, column.field, column.format), ...sorts] : [];
    }),
  ];
};
