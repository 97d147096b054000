import { z } from 'zod';
import type { Column, TableSection } from '../sections/table.ts';
import type { Check } from './check.ts';
import { duplicateProblems, type Placed } from './duplicates.ts';
import { bodyOf, fieldProblems, formatProblems, objectsOf } from './fields.ts';
import { type Known, linkProblems, linkShape, listed, listProblems, when } from './list.ts';
import { type Description, type Fields, oneOf, type Problem } from './problem.ts';
import { text } from './words.ts';

/** The shape of a table section. */
export const tableShape = z.strictObject({
  kind: z.literal('table'),
  ...listed,
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
        copy: z.literal(true).optional(),
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
  link: linkShape.optional(),
  documents: z.boolean().optional(),
  mark: z.strictObject({ field: text, label: text }).optional(),
  downloadAll: text.optional(),
});

type PartCheck = (section: TableSection, path: string, known: Known) => Problem[];

const columnProblems: PartCheck = ({ columns }, path, { row, sortable }) =>
  columns.flatMap(({ field, format, ...column }, index) => {
    const place = `${path}.columns[${index}]`;
    return [
      ...formatProblems(place, row, field, format),
      ...(column.sortable ? oneOf(`${place}.sortable`, field, sortable) : []),
      ...(column.copy ? fieldProblems(`${place}.copy`, row, field, ['text']) : []),
      ...when(
        column.badge === true && format !== 'label',
        `${place}.badge`,
        `a badge is for the format 'label', not for '${format}'`,
      ),
    ];
  });

/** Each field has one column, and one column is the row's name, one the figure beside it. */
function duplicateColumns(columns: readonly Column[], path: string): Problem[] {
  const marked = (mark: 'primary' | 'amount') =>
    columns.flatMap((column, index): Placed[] => (column[mark] ? [[`${path}[${index}].${mark}`, true]] : []));
  return [
    ...duplicateProblems(columns.map(({ field }, index) => [`${path}[${index}].field`, field])),
    ...duplicateProblems(marked('primary')),
    ...duplicateProblems(marked('amount')),
  ];
}

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
  description: Description,
): Problem[] {
  const files = Object.entries(description.operations).flatMap(([id, { kind, answer }]) => {
    const body = bodyOf(id, description);
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
export const tableCheck: Check<TableSection> = (section, path, portal, description) =>
  listProblems(section, path, portal, description, (known) => {
    const objects = objectsOf(section.query, description);
    const { totals } = section;
    const object = totals && 'object' in totals ? totals : undefined;
    return [
      ...documentProblems(section, path, known.row, description),
      ...duplicateColumns(section.columns, `${path}.columns`),
      ...columnProblems(section, path, known),
      ...sumProblems(section, path, known),
      ...(object ? oneOf(`${path}.totals.object`, object.object, [...objects.keys()]) : []),
      ...(object?.fields ?? []).flatMap(({ field, format }, at) => {
        const fields = objects.get(object?.object ?? '');
        return fields ? formatProblems(`${path}.totals.fields[${at}]`, fields, field, format) : [];
      }),
      ...linkProblems(section.link, path, known.row, portal),
    ];
  });
