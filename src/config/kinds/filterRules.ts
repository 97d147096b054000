import { filteredIn } from '../openScope.ts';
import { enumeratedIn, isField, isPagedQuery, valuesOf } from '../rules/fields.ts';
import { oneOf, type Problem, problemIf } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import { type TableFilter, taken } from './filter.ts';

/** A filter is on a field of the body where the server filters, else on one of a row. */
export const filterRules: Rules<TableFilter> = (filter, path, scope) => {
  const { query = '', description } = scope;
  const from = filteredIn(scope);
  const single = Object.keys(from).filter((name) => isField(from[name]) && !taken.some((other) => other === name));
  const { field } = filter;
  if ('values' in filter) {
    const enumerated = enumeratedIn(from).filter((name) => single.includes(name));
    const unknown = oneOf(`${path}.field`, field, enumerated);
    if (unknown.length > 0) return unknown;
    const allowed = valuesOf(from[field]);
    return filter.values.flatMap((value, at) => oneOf(`${path}.values[${at}]`, value, allowed));
  }
  const unknown = oneOf(`${path}.field`, field, single);
  if (unknown.length > 0) return unknown;
  if ('choices' in filter) {
    const part = from[field];
    const type = isField(part) ? part.type : undefined;
    return filter.choices.flatMap(({ value }, at) =>
      problemIf(typeof value !== type, `${path}.choices[${at}].value`, `'${value}' is no ${type}, as '${field}' is`),
    );
  }
  return problemIf(
    !isPagedQuery(query, description),
    `${path}.options`,
    'a whole list has choices or values, no options',
  );
};

/** A field has one filter. */
export const duplicateFilters = (filters: readonly TableFilter[], path: string): Problem[] =>
  filters.flatMap(({ field }, index) =>
    filters.findIndex((other) => other.field === field) < index
      ? [{ path: `${path}.filters[${index}].field`, message: `'${field}' is a filter of this table already` }]
      : [],
  );
