import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abortableFetch } from '../../api/abortableFetch.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { TableTotals } from '../../config/kinds/table.ts';
import type { ListConfig } from '../../config/portal.ts';
import type { LoadedTotal } from '../../export/exportTable.ts';
import { type AnswerData, numberIn, objectIn, rowsIn } from '../../frame/fields.ts';
import { periodDays } from '../../frame/periodDays.ts';
import { useSubjectBody } from '../../frame/SubjectGate.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import type { TableRows } from './tableRows.ts';
import type { ListState } from './useListState.ts';

/** The maximum number of rows per page in the description. */
const largestPage = 1000;

/** The rows of a paged query: the server sorts, searches, filters and sums. */
export function useServerRows(section: ListConfig & { totals?: TableTotals }, choices: ListState): TableRows {
  const queryClient = useQueryClient();
  const format = useFormat();
  const subject = useSubjectBody(section.query);
  const { sort, size, page: chosen } = choices;
  const narrowed = {
    ...subject,
    ...choices.narrowed,
    ...(sort.value && { sort_by: sort.value.by, sort_dir: sort.value.dir }),
  };
  // The config check has verified these names against the description.
  const optionsOf = (page: number, perPage: number) =>
    queryFor(section.query, { ...narrowed, page, per_page: perPage } as never);
  const enabled = choices.isReady;

  // Only the response shows that a page is past the end; the first page is shown then.
  const asked = useQuery({ ...optionsOf(chosen.value, size.value), enabled });
  const lastAsked = numberIn(fieldsOf(asked.data), 'last_page');
  const isPastTheEnd = lastAsked !== undefined && chosen.value > lastAsked;
  const page = isPastTheEnd ? 1 : chosen.value;
  const query = useQuery({
    ...optionsOf(page, size.value),
    enabled,
    placeholderData: keepPreviousData,
  });
  const data = fieldsOf(query.data);
  const rows = useMemo(() => rowsIn(fieldsOf(query.data), section.rows), [query.data, section.rows]);
  const totals = totalsIn(section.totals, data);

  return {
    query,
    rows,
    known: rows,
    page,
    lastPage: numberIn(data, 'last_page') ?? 1,
    total: numberIn(data, 'total'),
    totals: totals.map(({ label, about, format: kind, amounts: [amount] }) => ({
      label,
      about,
      text: format(kind, amount?.value, amount?.currency),
    })),
    missingPage: isPastTheEnd ? chosen.value : undefined,
    isLoading: query.isPending || query.isPlaceholderData,
    days: periodDays(choices.period.value, query.isPlaceholderData ? undefined : data, 'entries'),
    async load(exported, signal) {
      // `select` applies to observers only, so this fetches the whole response. Nothing of it stays in the cache.
      const options = {
        ...optionsOf(exported, largestPage),
        staleTime: 0,
        gcTime: 0,
      };
      const answer = (await abortableFetch(queryClient, options, signal)) as { data: unknown };
      const whole = fieldsOf(answer.data);
      return {
        rows: rowsIn(whole, section.rows),
        lastPage: numberIn(whole, 'last_page') ?? 1,
        totals: totalsIn(section.totals, whole),
      };
    },
  };
}

/** The totals in a response, which has them over all pages. */
const totalsIn = (
  totals: TableTotals | undefined,
  data: AnswerData,
): (LoadedTotal & { about: string | undefined })[] => {
  if (!totals || !('object' in totals)) return [];
  const object = objectIn(data, totals.object);
  const currency = object.currency ?? data.currency;
  return totals.fields.map(({ field, label, about, format }) => ({
    label,
    about,
    format,
    amounts: [{ value: object[field], currency }],
  }));
};

/** A response's data as an object to read by name; the description says that it is one. */
const fieldsOf = (data: unknown) => (data ?? {}) as AnswerData;
