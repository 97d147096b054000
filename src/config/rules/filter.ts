import { z } from 'zod';
import { type OfferedOptions, type TableFilter, taken } from '../sections/filter.ts';
import { isField, listsOf, plainListsOf, valuesOf } from './fields.ts';
import { type Description, type Fields, oneOf, type Problem } from './problem.ts';
import { text } from './words.ts';

const named = { field: text, label: text };

/** The shape of a table's filter. */
export const filterShape = z.union([
  z.strictObject({ ...named, values: z.array(text).min(1) }),
  z.strictObject({
    ...named,
    choices: z.array(z.strictObject({ value: z.union([text, z.number()]), label: text })).min(1),
  }),
  z.strictObject({
    ...named,
    options: z.union([
      z.strictObject({ rows: text, value: text, label: text, count: text.optional() }),
      z.strictObject({ list: text }),
    ]),
  }),
]);

/** What a table's filters are held against. */
interface Known {
  query: string;
  isPaged: boolean;
  /** The fields of the query's body where the server filters, else those of a row. */
  from: Fields;
}

/** The sense of a table's filters. */
export function filterProblems(
  filters: readonly TableFilter[],
  path: string,
  known: Known,
  description: Description,
): Problem[] {
  return filters.flatMap((filter, index) => {
    const place = `${path}.filters[${index}]`;
    const twice = filters.findIndex(({ field }) => field === filter.field) < index;
    return [
      ...(twice ? [{ path: `${place}.field`, message: `'${filter.field}' is a filter of this table already` }] : []),
      ...problemsOf(filter, place, known, description),
    ];
  });
}

function problemsOf(filter: TableFilter, path: string, known: Known, description: Description): Problem[] {
  const { from, isPaged } = known;
  const single = Object.keys(from).filter((name) => isField(from[name]) && !taken.some((other) => other === name));
  const { field } = filter;
  if ('values' in filter) {
    const enumerated = single.filter((name) => valuesOf(from[name]).length > 0);
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
      typeof value === type
        ? []
        : [{ path: `${path}.choices[${at}].value`, message: `'${value}' is no ${type}, as '${field}' is` }],
    );
  }
  if (!isPaged) return [{ path: `${path}.options`, message: 'a whole list has choices or values, no options' }];
  return offerProblems(filter.options, `${path}.options`, known.query, description);
}

function offerProblems(options: OfferedOptions, path: string, query: string, description: Description): Problem[] {
  if ('list' in options) return oneOf(`${path}.list`, options.list, plainListsOf(query, description));
  const lists = listsOf(query, description);
  const row = lists.get(options.rows);
  if (!row) return oneOf(`${path}.rows`, options.rows, [...lists.keys()]);
  const names = [options.value, options.label, ...(options.count === undefined ? [] : [options.count])];
  return names.flatMap((name) => oneOf(path, name, Object.keys(row)));
}
