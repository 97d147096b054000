import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abortableFetch } from '../../api/abortableFetch.ts';
import { queryFor } from '../../api/queryFor.ts';
import { sumFacts } from '../../api/sumFacts.ts';
import type { SchemaOf } from '../../api/types.ts';
import { hasOtherApis } from '../../api/wire.ts';
import type { TableTotals } from '../../config/kinds/table.ts';
import type { ListConfig } from '../../config/portal.ts';
import type { LeftOut } from '../../export/exportTable.ts';
import { isObject } from '../../format/isObject.ts';
import { type AnswerData, currencyOf, numberIn, objectIn, rowsIn } from '../../frame/fields.ts';
import { periodDays } from '../../frame/periodDays.ts';
import { useSubjectBody } from '../../frame/SubjectContext.ts';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { type KnownTotal, leftInWords, shownTotal } from './shownTotals.ts';
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
  const totals = totalsIn(section, data);
  const left = leftIn(section, data, format);
  const total = numberIn(data, 'total');
  const leftCount = left.reduce((sum, { count }) => sum + count, 0);

  return {
    query,
    rows,
    known: rows,
    page,
    lastPage: numberIn(data, 'last_page') ?? 1,
    total,
    // The flag is the transport's own (`endsOf`).
    ...(hasOtherApis && data.at_least === true && { more: 'later' as const }),
    totals: totals.map((one) => shownTotal(one, format)),
    notCounted: leftInWords(left, format),
    counted: total === undefined ? undefined : total - leftCount,
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
      const answer = (await abortableFetch(queryClient, options, signal)) as {
        data: unknown;
      };
      const whole = fieldsOf(answer.data);
      const listed = rowsIn(whole, section.rows);
      return {
        rows: listed,
        lastPage: numberIn(whole, 'last_page') ?? 1,
        of: { keys: listed.map((row) => row[section.key]), answer: whole },
        totals: [
          ...totalsIn(section, whole).map(({ about: _, ...one }) => one),
          { label: '', format: 'money', amounts: [], left: leftIn(section, whole, format) },
        ],
      };
    },
  };
}

type Summed = Pick<ListConfig, 'query'> & { totals?: TableTotals };

/** The objects with the totals of a response over all pages: those in its own currency, then those in others. */
function objectsIn({ query, totals }: Summed, data: AnswerData): AnswerData[] {
  if (!totals || !('object' in totals)) return [];
  const own = objectIn(data, totals.object);
  const others = sumFacts(query).others?.[totals.object];
  return [
    { currency: data.currency, ...own },
    ...(others === undefined ? [] : Object.values(objectIn(data, others)).filter(isObject)),
  ];
}

/** The totals in a response, with an amount for each currency; two currencies are never added up. */
function totalsIn(section: Summed, data: AnswerData): KnownTotal[] {
  const objects = objectsIn(section, data);
  if (!section.totals || !('object' in section.totals)) return [];
  return section.totals.fields.map(({ field, label, about, format }) => ({
    label,
    about,
    format,
    amounts: objects.map((object) => ({ value: object[field], currency: currencyOf(object, field) })),
  }));
}

/** A field of the payments that `x-portal-left-out` marks. */
type LeftField = keyof SchemaOf<'NotCountedPayments'>;

/** What the totals of a response do not count, by state, with an amount for each currency. */
function leftIn(section: Summed, data: AnswerData, format: Format): LeftOut<unknown>[] {
  const { query, totals } = section;
  const field = totals && 'object' in totals ? sumFacts(query).left?.[totals.object] : undefined;
  if (field === undefined) return [];
  const left = new Map<string, AnswerData[]>();
  for (const object of objectsIn(section, data)) {
    for (const [state, part] of Object.entries(objectIn(object, field))) {
      if (isObject(part)) left.set(state, [...(left.get(state) ?? []), part]);
    }
  }
  return [...left].map(([state, parts]) => ({
    state: format('label', state),
    count: parts.reduce((sum, part) => sum + (numberIn(part, 'count' satisfies LeftField) ?? 0), 0),
    amounts: parts.map((part) => ({
      value: part['net_amount' satisfies LeftField],
      currency: part['currency' satisfies LeftField],
    })),
  }));
}

/** A response's data as an object to read by name; the description says that it is one. */
const fieldsOf = (data: unknown) => (data ?? {}) as AnswerData;
