import { duplicateProblems, type Placed } from '../rules/duplicates.ts';
import { oneOf, type Problem, problemIf } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import { duplicateFilters } from './filterRules.ts';
import type { Column, TableConfig, TableTotals } from './table.ts';

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

/** Amounts are summed up that can be seen. */
function sumProblems(totals: TableTotals | undefined, columns: readonly Column[], path: string): Problem[] {
  if (!totals || !('sum' in totals)) return [];
  const money = columns.flatMap(({ field, format }) => (format === 'money' ? [field] : []));
  return totals.sum.flatMap((field, at) => oneOf(`${path}.totals.sum[${at}]`, field, money));
}

export const tableRules: Rules<TableConfig> = ({ filters = [], columns, totals, downloadAll, range }, path) => [
  ...duplicateFilters(filters, path),
  ...problemIf(
    downloadAll !== undefined && range === undefined,
    `${path}.downloadAll`,
    'needs a range: all documents are asked for by a first and a last day',
  ),
  ...duplicateColumns(columns, `${path}.columns`),
  ...sumProblems(totals, columns, path),
];
