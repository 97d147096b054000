import { z } from 'zod';
import type { TableSection } from '../sections/table.ts';
import { type Check, periodProblems, routeProblems } from './check.ts';
import { filterProblems, filterShape } from './filter.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import {
  fieldProblems,
  fieldsOf,
  formatProblems,
  formatsOf,
  listsOf,
  objectsOf,
  operationProblems,
  valuesOf,
} from './shapes.ts';
import { common, path, text, whole } from './words.ts';

/** The shape of a table section. */
export const tableShape = z.strictObject({
  kind: z.literal('table'),
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
  columns: z
    .array(
      z.strictObject({
        field: text,
        label: text,
        format: text,
        sortable: z.boolean().optional(),
        primary: z.boolean().optional(),
        amount: z.boolean().optional(),
        badge: z.boolean().optional(),
      }),
    )
    .min(1),
  totals: z
    .union([
      z.strictObject({
        object: text,
        fields: z.array(z.strictObject({ field: text, label: text, format: text })).min(1),
      }),
      z.strictObject({ sum: z.array(text).min(1) }),
    ])
    .optional(),
  link: z.strictObject({ to: path, field: text }).optional(),
  documents: z.boolean().optional(),
  mark: z.strictObject({ field: text, label: text }).optional(),
  downloadAll: text.optional(),
  empty: z.strictObject({ title: text, text }),
});

type Fields = ReturnType<typeof fieldsOf>;

/** What the parts of a table are held against. */
interface Known {
  isPaged: boolean;
  /** The fields of the query's body. */
  body: Fields;
  /** The fields of a row. */
  row: Fields;
}

type PartCheck = (section: TableSection, path: string, known: Known) => Problem[];

const when = (isWrong: boolean, path: string, message: string): Problem[] => (isWrong ? [{ path, message }] : []);

const choiceProblems: PartCheck = ({ query, period, range, search }, path, { isPaged, body }) => [
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

const columnProblems: PartCheck = ({ columns, sort, key }, path, { isPaged, body, row }) => {
  const sortable = isPaged ? valuesOf(body.sort_by) : Object.keys(row);
  return [
    ...oneOf(`${path}.key`, key, Object.keys(row)),
    ...(sort ? oneOf(`${path}.sort.by`, sort.by, sortable) : []),
    ...columns.flatMap(({ field, format, ...column }, index) => {
      const place = `${path}.columns[${index}]`;
      return [
        ...formatProblems(place, row, field, format),
        ...(column.sortable ? oneOf(`${place}.sortable`, field, sortable) : []),
        ...when(
          column.badge === true && format !== 'label',
          `${place}.badge`,
          `a badge is for the format 'label', not for '${format}'`,
        ),
      ];
    }),
  ];
};

const sumProblems: PartCheck = ({ query, totals, columns }, path, { isPaged }) => {
  if (!totals || !('sum' in totals)) return [];
  const money = columns.flatMap(({ field, format }) => (format === 'money' ? [field] : []));
  return [
    ...when(
      isPaged,
      `${path}.totals`,
      `'${query}' answers in pages, so only the server knows the sums; name an object of its answer`,
    ),
    ...totals.sum.flatMap((field, at) => oneOf(`${path}.totals.sum[${at}]`, field, money)),
  ];
};

const inDocument = ['name', 'documenttype', 'micid', 'key'];
const inDownload = ['start_date', 'end_date', 'page'];

function documentProblems(
  { documents, mark, downloadAll, range }: TableSection,
  path: string,
  row: Fields,
  { operations, shapes }: Description,
): Problem[] {
  const files = Object.entries(operations).flatMap(([id, { kind, answer }]) => {
    const body = fieldsOf(shapes[id]?.body);
    return kind === 'query' && answer !== 'json' && inDownload.every((name) => name in body) ? [id] : [];
  });
  return [
    ...when(
      documents === true && !inDocument.every((name) => name in row),
      `${path}.documents`,
      `a row that is a document has ${inDocument.join(', ')}`,
    ),
    ...(mark ? fieldProblems(`${path}.mark.field`, row, mark.field, ['flag']) : []),
    ...(downloadAll === undefined ? [] : oneOf(`${path}.downloadAll`, downloadAll, files)),
    ...when(
      downloadAll !== undefined && range === undefined,
      `${path}.downloadAll`,
      'needs a range: all documents are asked for by a first and a last day',
    ),
  ];
}

/** Its sense. */
export const tableCheck: Check<TableSection> = (section, path, portal, description) => {
  const { query, rows, totals, link } = section;
  const unknown = operationProblems(`${path}.query`, query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(query, description);
  const row = lists.get(rows);
  if (!row) return oneOf(`${path}.rows`, rows, [...lists.keys()]);
  const body = fieldsOf(description.shapes[query]?.body);
  const known = { isPaged: description.operations[query]?.paged === true, body, row };
  const objects = objectsOf(query, description);
  const object = totals && 'object' in totals ? totals : undefined;
  return [
    ...periodProblems(path, section.period, portal),
    ...(section.pageSize === undefined ? [] : oneOf(`${path}.pageSize`, section.pageSize, portal.pageSizes)),
    ...(section.range === undefined ? [] : oneOf(`${path}.range`, section.range, Object.keys(portal.ranges))),
    ...choiceProblems(section, path, known),
    ...filterProblems(
      section.filters ?? [],
      path,
      { query, isPaged: known.isPaged, from: known.isPaged ? body : row },
      description,
    ),
    ...documentProblems(section, path, row, description),
    ...columnProblems(section, path, known),
    ...sumProblems(section, path, known),
    ...(object ? oneOf(`${path}.totals.object`, object.object, [...objects.keys()]) : []),
    ...(object?.fields ?? []).flatMap(({ field, format }, at) => {
      const fields = objects.get(object?.object ?? '');
      return fields ? formatProblems(`${path}.totals.fields[${at}]`, fields, field, format) : [];
    }),
    ...(link ? routeProblems(`${path}.link.to`, link.to, portal) : []),
    ...(link
      ? oneOf(
          `${path}.link.field`,
          link.field,
          Object.keys(row).filter((name) => formatsOf(name, row[name]).includes('number')),
        )
      : []),
    ...when(
      link !== undefined && link.to.split('/:').length !== 2,
      `${path}.link.to`,
      `'${link?.to}' has not exactly one parameter for '${link?.field}' to stand in`,
    ),
  ];
};
