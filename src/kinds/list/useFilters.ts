import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { ListedQuery } from '../../config/described.ts';
import type { TableFilter } from '../../config/filter.ts';
import { type AnswerData, rowsIn, valueAt } from '../../screen/fields.ts';
import { useSubjectBody } from '../../screen/SubjectContext.ts';
import { type Format, usePlainFormat } from '../../screen/useFormat.ts';
import { useParameters } from '../../screen/useParameters.ts';
import type { UrlChoice } from '../../screen/useUrlChoice.ts';
import { text } from '../../values/text/text.ts';

/** An option of a filter: the value sent to the server, and its label. */
interface FilterOption {
  value: string | number | boolean;
  label: string;
}

/** One filter of a table, kept in the URL; the value is empty if all rows are shown. */
export interface FilterChoice extends UrlChoice<string> {
  field: string;
  label: string;
  /** Whether the body takes a list of such values. */
  several: true | undefined;
  options: readonly FilterOption[];
  chosen: FilterOption | undefined;
  /** Whether the options are known. */
  isKnown: boolean;
  /** Whether there is a choice: where a response offers one option only, all rows have it. */
  isChoice: boolean;
}

interface Filtered {
  id: string;
  query: ListedQuery;
  filters?: readonly TableFilter[];
}

/** The options of the config or those that a response offers; undefined until they have loaded. */
function optionsOf(filter: TableFilter, answer: AnswerData | undefined, format: Format): FilterOption[] | undefined {
  if ('choices' in filter) return [...filter.choices];
  if ('values' in filter) return filter.values.map((value) => ({ value, label: format('label', value) }));
  if (!answer) return undefined;
  const { options } = filter;
  const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  if ('list' in options) {
    const values = valueAt(answer, options.list);
    return Array.isArray(values) ? values.filter(isValue).map((value) => ({ value, label: String(value) })) : [];
  }
  return rowsIn(answer, options.rows).flatMap((row) => {
    const value = row[options.value];
    if (!isValue(value)) return [];
    const label = format('label', row[options.label]);
    const counted = options.count && text.list.counted(label, format('number', row[options.count]));
    return [{ value, label: counted || label }];
  });
}

/**
 * The filters of a table. Options offered by a response come from the table's first one, for the body `initial`: they
 * apply to all rows, whatever the filter.
 */
export function useFilters({ id, query, filters = [] }: Filtered, initial: AnswerData): FilterChoice[] {
  const format = usePlainFormat();
  const [parameters, change] = useParameters();
  const subject = useSubjectBody(query);
  // The config check has verified these names against the description.
  const first = queryFor(query, { ...subject, ...initial } as never);
  const isOffered = filters.some((filter) => 'options' in filter);
  const { data, isError } = useQuery(isOffered ? first : { ...first, queryFn: skipToken });
  const answer = data as unknown as AnswerData | undefined; // An object, according to the description.
  return filters.map((filter) => {
    const { field, label, several } = filter;
    const key = `${id}-${field}`;
    const found = parameters.get(key);
    const options = optionsOf(filter, answer, format);
    const chosen = options?.find(({ value }) => String(value) === found);
    return {
      field,
      label,
      several,
      options: options ?? [],
      chosen,
      // If the options failed to load, no value is selected; the table itself reports the error.
      isKnown: found === null || options !== undefined || isError,
      isChoice: !('options' in filter) || options?.length !== 1 || chosen !== undefined,
      value: chosen ? String(chosen.value) : '',
      unknown: options && !chosen ? (found ?? undefined) : undefined,
      choose: (value) => change({ [key]: value || undefined, [`${id}-page`]: undefined }),
    };
  });
}
