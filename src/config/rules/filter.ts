import type { Part } from '../../../generated/fields.ts';
import { type TableFilter, taken } from '../filter.ts';
import { filteredIn } from '../openScope.ts';
import type { Rules, Scope } from '../scope.ts';
import { bodyOf, enumeratedIn, isField, isPagedQuery, labelProblems, valuesOf } from './fields.ts';
import { oneOf, type Problem, problemIf } from './problem.ts';
import { typeProblems } from './values.ts';

/** Whether something other than filters fills in a field of the body. */
const isTaken = (name: string) => taken.some((other) => other === name);

/** A filter uses a field of the body if the server filters, otherwise a field of the row. */
export const filterRules: Rules<TableFilter> = (filter, path, scope) => {
  const from = filteredIn(scope);
  const isPaged = isPagedQuery(scope.query ?? '', scope.description);
  const single = Object.keys(from).filter((name) => isField(from[name]) && !isTaken(name));
  const { field, label } = filter;
  const isEnumerated = !('choices' in filter || 'options' in filter);
  const allowed = isEnumerated ? enumeratedIn(from).filter((name) => single.includes(name)) : single;
  const isInBody = field in bodyOf(scope.query ?? '', scope.description) && !isTaken(field);
  const misfit =
    isInBody && !isPaged
      ? 'is a field of the body, which filters only a list in pages; fix it with `where`'
      : undefined;
  const unknown = oneOf(`${path}.field`, field, allowed, misfit);
  if (unknown.length > 0) return unknown;
  return [
    ...labelProblems(path, from[field], label),
    ...offeredProblems(filter, path, from[field], isPaged),
    ...countProblems(filter, path, scope),
  ];
};

/** The offered options must be values of the field. */
function offeredProblems(filter: TableFilter, path: string, part: Part | undefined, isPaged: boolean): Problem[] {
  if ('values' in filter) {
    return filter.values.flatMap((value, at) => oneOf(`${path}.values[${at}]`, value, valuesOf(part)));
  }
  if ('options' in filter) {
    return problemIf(
      !isPaged,
      `${path}.options`,
      'is only for a list that the server returns in pages; use `choices` or `values`',
    );
  }
  const type = isField(part) ? part.type : undefined;
  return filter.choices.flatMap(({ value }, at) =>
    typeProblems(`${path}.choices[${at}].value`, filter.field, value, type),
  );
}

/** The response counts all rows, so counts don't fit a section that its `where` narrows. */
function countProblems(filter: TableFilter, path: string, { beside = {} }: Scope): Problem[] {
  const isCounted = 'options' in filter && 'rows' in filter.options && filter.options.count !== undefined;
  const isFixed = Reflect.get(beside, 'where') !== undefined;
  const wrong = 'would count all rows, but this section has only those that match its `where`; remove it';
  return problemIf(isCounted && isFixed, `${path}.options.count`, wrong);
}

/** A field may have only one filter. */
export const duplicateFilters = (filters: readonly TableFilter[], path: string): Problem[] =>
  filters.flatMap(({ field }, index) =>
    filters.findIndex((other) => other.field === field) < index
      ? [{ path: `${path}.filters[${index}].field`, message: `'${field}' already has a filter in this section` }]
      : [],
  );
