import { transported } from '../../config/rules/bodyFields.ts';
import { duplicateProblems, type Placed } from '../../config/rules/duplicates.ts';
import { bodyOf } from '../../config/rules/fields.ts';
import { duplicateFilters } from '../../config/rules/filter.ts';
import { oneOf, type Problem, problemIf } from '../../config/rules/problem.ts';
import type { Rules, Scope } from '../../config/scope.ts';
import { shownAs } from '../../values/valueForms.ts';
import type { Column, TableConfig, TableTotals } from './options.ts';

/** A field may have only one column, and at most one column is `primary`, one `amount` and one `withName`. */
function duplicateColumns(columns: readonly Column[], path: string): Problem[] {
  const marked = (mark: 'primary' | 'amount' | 'withName') =>
    columns.flatMap((column, index): Placed[] => (column[mark] ? [[`${path}[${index}].${mark}`, true]] : []));
  return [
    ...duplicateProblems(columns.map(({ field }, index) => [`${path}[${index}].field`, field])),
    ...duplicateProblems(marked('primary')),
    ...duplicateProblems(marked('amount')),
    ...duplicateProblems(marked('withName')),
  ];
}

/** Only columns that are shown can be summed. */
function sumProblems(totals: TableTotals | undefined, columns: readonly Column[], path: string): Problem[] {
  if (!totals || !('sum' in totals)) return [];
  const money = columns.flatMap(({ field, format }) => (shownAs(format) === 'money' ? [field] : []));
  return totals.sum.flatMap((field, at) => oneOf(`${path}.totals.sum[${at}]`, field, money));
}

/** The download query's body must have the fields that limit the table's rows. */
function downloadProblems(section: TableConfig, path: string, { description }: Scope): Problem[] {
  const { query, downloadAll, where = {}, filters = [] } = section;
  if (downloadAll === undefined) return [];
  const limiting = [...Object.keys(where), ...filters.map(({ field }) => field)];
  const missing = limiting.filter(
    (name) => name in bodyOf(query, description) && !(name in bodyOf(downloadAll, description)),
  );
  return missing.map((name) => ({
    path: `${path}.downloadAll`,
    message: `this table is limited by '${name}', but '${downloadAll}' cannot be: its body in openapi/ has no ${name}`,
  }));
}

/** `with` must name fields of the file query's body, including all required ones. */
function fileProblems({ file }: TableConfig, path: string, { description }: Scope): Problem[] {
  if (!file || !Object.hasOwn(description.fields, file.query)) return [];
  const names = Object.keys(bodyOf(file.query, description)).filter((name) => !transported.includes(name));
  const missing = (description.fields[file.query]?.required ?? []).filter(
    (name) => names.includes(name) && !Object.hasOwn(file.with, name),
  );
  return [
    ...Object.keys(file.with).flatMap((name) => oneOf(`${path}.file.with.${name}`, name, names)),
    ...missing.map((name) => ({
      path: `${path}.file.with`,
      message: `'${file.query}' requires '${name}'; say which field of a row fills it`,
    })),
  ];
}

/** Details need something that the columns do not show. */
const emptyDetails = ({ details }: TableConfig, path: string): Problem[] =>
  problemIf(
    details !== undefined && !details.sums && !details.amounts && !details.groups && !details.document,
    `${path}.details`,
    'needs `sums`, `amounts`, `groups` or a `document`; a row shows all of its columns even without `details`',
  );

export const tableRules: Rules<TableConfig> = (section, path, scope) => {
  const { filters = [], columns, totals, downloadAll, range } = section;
  return [
    ...duplicateFilters(filters, path),
    ...problemIf(
      downloadAll !== undefined && range === undefined,
      `${path}.downloadAll`,
      'needs a `range`: all documents are requested between a first and a last day',
    ),
    ...downloadProblems(section, path, scope),
    ...fileProblems(section, path, scope),
    ...emptyDetails(section, path),
    ...duplicateColumns(columns, `${path}.columns`),
    ...sumProblems(totals, columns, path),
  ];
};
