import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { queryFor } from '../../client/queryFor.ts';
import { sumFacts } from '../../client/sumFacts.ts';
import type { SchemaOf } from '../../client/types.ts';
import { hasOtherApis } from '../../client/wire.ts';
import type { ListConfig } from '../../config/portal.ts';
import { moneyIn } from '../../figures/added.ts';
import type { Activity } from '../../figures/answers.ts';
import type { LeftOut } from '../../files/export/exportTable.ts';
import { type AnswerData, currencyOf, numberIn, objectIn, rowsIn } from '../../screen/fields.ts';
import { periodDays } from '../../screen/periodDays.ts';
import { useSubjectBody } from '../../screen/SubjectContext.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { isObject } from '../../values/isObject.ts';
import type { TableTotals } from '../table/options.ts';
import { type KnownTotal, leftInWords, shownTotals } from './shownTotals.ts';
import type { TableRows } from './tableRows.ts';
import type { ListState } from './useListState.ts';

/** The maximum number of rows per page in the description. */
const largestPage = 1000;

/** The rows of a paged query: the server sorts, searches, filters and sums. */
export function useServerRows(section: ListConfig & Summed, choices: ListState): TableRows {
  const queryClient = useQueryClient();
  const format = useFormat();
  const subject = useSubjectBody(section.query);
  const { sort, size, page: chosen } = choices;
  const filter = { ...subject, ...choices.narrowed };
  const narrowed = { ...filter, ...(sort.value && { sort_by: sort.value.by, sort_dir: sort.value.dir }) };
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
  // Not asked while rows of another filter are shown, whose totals it would be taken from.
  const reinvestments = reinvestmentsOf(section, filter);
  const { data: reinvested, isLoading: isReinvestedLoading } = useQuery({
    ...(reinvestments ?? optionsOf(1, 1)),
    enabled: enabled && reinvestments !== undefined && !query.isPlaceholderData,
  });
  // Rows that are shown stay; the first ones wait for their totals, which would push them down.
  const isWhole = query.data !== undefined && !isReinvestedLoading;
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole && !wasWhole) setWasWhole(true);
  const data = fieldsOf(query.data);
  const rows = useMemo(() => rowsIn(fieldsOf(query.data), section.rows), [query.data, section.rows]);
  const totals = totalsIn(section, data, format, reinvestments ? reinvested : {});
  const left = leftIn(section, data, format);
  const total = numberIn(data, 'total');
  const leftCount = left.reduce((sum, { count }) => sum + count, 0);

  return {
    query,
    isWaiting: query.data === undefined || !wasWhole,
    rows,
    known: rows,
    page,
    lastPage: numberIn(data, 'last_page') ?? 1,
    total,
    // The flag is the transport's own (`endsOf`).
    ...(hasOtherApis && data.at_least === true && { more: 'later' as const }),
    totals: shownTotals(totals, format),
    notCounted: leftInWords(left, format),
    counted: total === undefined ? undefined : total - leftCount,
    missingPage: isPastTheEnd ? chosen.value : undefined,
    isLoading: query.isPending || query.isPlaceholderData,
    days: periodDays(choices.period.value, query.isPlaceholderData ? undefined : data, 'entries'),
    async load(exported, signal) {
      // `select` applies to observers only, so this fetches the whole response. Nothing of it stays in the cache.
      const fetched = async (options: ReturnType<typeof optionsOf>) => {
        const unkept = { ...options, staleTime: 0, gcTime: 0 };
        const answer = (await abortableFetch(queryClient, unkept, signal)) as { data: unknown };
        return fieldsOf(answer.data);
      };
      const whole = await fetched(optionsOf(exported, largestPage));
      const listed = rowsIn(whole, section.rows);
      const loaded = {
        rows: listed,
        lastPage: numberIn(whole, 'last_page') ?? 1,
        of: { keys: listed.map((row) => row[section.key]), answer: whole },
      };
      // Each page has the totals of all.
      if (exported > 1) return loaded;
      const part = reinvestments ? await fetched(reinvestments) : {};
      return {
        ...loaded,
        totals: [
          ...totalsIn(section, whole, format, part).map(({ about: _, ...one }) => one),
          { label: '', format: 'money', amounts: [], left: leftIn(section, whole, format) },
        ],
      };
    },
  };
}

type Summed = Pick<ListConfig, 'query'> & { totals?: TableTotals; statement?: true };

const reinvestment: Activity['activity_type'] = 'reinvestment';

/** The query for the totals of a filter's reinvestments; undefined if it has none, and for rows that are no entries. */
function reinvestmentsOf({ query, statement }: Summed, filter: AnswerData) {
  const { activity_type = reinvestment } = filter;
  return statement && activity_type === reinvestment
    ? queryFor(query, { ...filter, activity_type, page: 1, per_page: 1 } as never)
    : undefined;
}

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

/**
 * The totals in a response, with an amount for each currency; two currencies are never added up. Reinvested income is
 * apart from the money that was put in, and both are unknown until the answer with the reinvestments has come.
 */
function totalsIn(section: Summed, data: AnswerData, format: Format, reinvestments: AnswerData | undefined) {
  const objects = objectsIn(section, data);
  if (!section.totals || !('object' in section.totals)) return [];
  const reinvested = reinvestments && objectsIn(section, reinvestments);
  return section.totals.fields.flatMap(({ field, ...total }): KnownTotal[] => {
    const totalOf = (value: (object: AnswerData) => unknown) =>
      objects.map((object) => ({ value: value(object), currency: currencyOf(object, field) }));
    if (!section.statement || field !== inflow) return [{ ...total, amounts: totalOf((object) => object[field]) }];
    /** Zero in a currency in which nothing was reinvested. */
    const reinvestedIn = ({ currency }: AnswerData) =>
      reinvested && (reinvested.find((one) => one.currency === currency) ?? { [inflow]: 0 })[inflow];
    return [
      { ...total, amounts: totalOf((object) => moneyIn(object[inflow], reinvestedIn(object))) },
      { label: format('label', 'reinvested'), format: total.format, amounts: totalOf(reinvestedIn) },
    ];
  });
}

const inflow = 'inflow_amount' satisfies keyof SchemaOf<'PortfolioActivityTotals'>;

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
