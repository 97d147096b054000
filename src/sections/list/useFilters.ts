import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/queryFor.ts';
import type { ListedQuery } from '../../config/described.ts';
import type { TableFilter } from '../../config/kinds/filter.ts';
import { type AnswerData, rowsIn, valueAt } from '../../frame/fields.ts';
import { useSubjectBody } from '../../frame/SubjectGate.tsx';
import { useParameters } from '../../frame/useParameters.ts';
import type { UrlChoice } from '../../frame/useUrlChoice.ts';
import { type Format, usePlainFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';

/** What can be chosen of a filter: the value that the server knows, and its words. */
interface FilterOption {
  value: string | number;
  label: string;
}

/** One filter of a table as the URL has it; the value is empty where all are shown. */
export interface FilterChoice extends UrlChoice<string> {
  field: string;
  label: string;
  options: readonly FilterOption[];
  chosen: FilterOption | undefined;
  /** Whether it is known what there is to choose from. */
  isKnown: boolean;
}

interface Filtered {
  id: string;
  query: ListedQuery;
  filters?: readonly TableFilter[];
}

/** The options that stand in a config, or those that an answer offers; undefined until it is there. */
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
    const counted = options.count && text.table.counted(label, format('number', row[options.count]));
    return [{ value, label: counted || label }];
  });
}

/**
 * The filters of a table. What an answer offers comes from the first one that the table has, the one to `initial`: it
 * holds for all rows, whatever the filter.
 */
export function useFilters({ id, query, filters = [] }: Filtered, initial: AnswerData): FilterChoice[] {
  const format = usePlainFormat();
  const [parameters, change] = useParameters();
  const subject = useSubjectBody(query);
  // The config's names have been held against the description.
  const first = queryFor(query, { ...subject, ...initial } as never);
  const isOffered = filters.some((filter) => 'options' in filter);
  const { data, isError } = useQuery(isOffered ? first : { ...first, queryFn: skipToken });
  const answer = data as unknown as AnswerData | undefined; // An object by the description.
  return filters.map((filter) => {
    const { field, label } = filter;
    const key = `${id}-${field}`;
    const found = parameters.get(key);
    const options = optionsOf(filter, answer, format);
    const chosen = options?.find(({ value }) => String(value) === found);
    return {
      field,
      label,
      options: options ?? [],
      chosen,
      // Without the options nothing is chosen, and the table says itself why it has no answer.
      isKnown: found === null || options !== undefined || isError,
      value: chosen ? String(chosen.value) : '',
      unknown: options && !chosen ? (found ?? undefined) : undefined,
      choose: (value) => change({ [key]: value || undefined, [`${id}-page`]: undefined }),
    };
  });
}
