import { useMemo } from 'react';
import { isOpen } from '../../client/isPaged.ts';
import { hasOtherApis } from '../../client/wire.ts';
import type { LeftOut, LoadedTotal } from '../../files/export/exportTable.ts';
import { type AnswerData, rowsIn } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { periodDays } from '../../screen/periodDays.ts';
import { useAnswer } from '../../screen/useAnswer.ts';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { useOnPaper } from '../../ui/useOnPaper.ts';
import { readAs } from '../../values/formats.ts';
import { typed } from '../../values/typed.ts';
import { type KnownTotal, shownTotals } from '../list/shownTotals.ts';
import type { TableRows } from '../list/tableRows.ts';
import type { ListState } from '../list/useListState.ts';
import type { TableConfig } from './options.ts';
import { searchableText, searched } from './searched.ts';
import { settledRows } from './settledRows.ts';
import { sorted } from './sorted.ts';
import { sumsOf, whyNoSum } from './sumOf.ts';

const asItCame = (row: AnswerData) => row;

/**
 * The rows of a query that returns a whole list: sorted, searched, filtered, summed and paged in the browser. A stable
 * `complete` may give each row further values for the table's columns.
 */
export function useClientRows(
  section: TableConfig,
  choices: ListState,
  complete: (row: AnswerData) => AnswerData = asItCame,
): TableRows {
  const { locale } = usePortal();
  const format = useFormat();
  const plain = usePlainFormat();
  const { period, range, filters, search, sort, size, page: chosen } = choices;
  const { query, data } = useAnswer(section, {
    ...(section.period && { months: period.value }),
    ...range.days,
  });

  const all = useMemo(() => rowsIn(data ?? {}, section.rows).map(complete), [data, section.rows, complete]);
  const wanted = section.search ? typed('search', search.text) : '';
  // Built by the first search and kept for the next.
  const textsOf = useMemo(() => {
    let known: string[] | undefined;
    return () => {
      known ??= searchableText(all, section.columns, plain);
      return known;
    };
  }, [all, section.columns, plain]);
  const filterValues = filters.flatMap(({ field, chosen: option }) => (option ? [[field, option.value] as const] : []));
  const filterKey = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same filters are other objects each time.
  const found = useMemo(() => {
    const matching = wanted === '' ? all : searched(all, textsOf(), wanted);
    return filterValues.length === 0
      ? matching
      : matching.filter((row) => filterValues.every(([field, value]) => row[field] === value));
  }, [all, textsOf, wanted, filterKey]);
  const { by, dir } = sort.value ?? {};
  const rows = useMemo(
    () => sorted(found, by && dir ? { by, dir } : undefined, section.columns, { format, locale, all }),
    [found, by, dir, section.columns, format, locale, all],
  );
  const { counted, left } = useMemo(
    () => settledRows(found, section.query, section.rows),
    [found, section.query, section.rows],
  );
  const totals = useMemo(() => {
    // A sum of some rows would look like the total.
    const names =
      section.totals && 'sum' in section.totals && !(hasOtherApis && isOpen(section.query)) ? section.totals.sum : [];
    const added = names.flatMap((name) => section.columns.filter(({ field }) => field === name));
    return added.map((column): KnownTotal => {
      const leftOut = [...left].map(([state, unsettled]) => ({
        state: format('label', state),
        count: unsettled.length,
        amounts: sumsOf(unsettled, column, all),
      }));
      const amounts = counted.length > 0 ? sumsOf(counted, column, all) : nothingOf(leftOut);
      return {
        label: column.label,
        format: readAs(column.format),
        amounts,
        left: leftOut,
        why: amounts.length > 0 ? undefined : whyNoSum(counted, column, section.columns, format),
      };
    });
  }, [counted, left, all, section.totals, section.query, section.columns, format]);

  const lastPage = Math.max(1, Math.ceil(rows.length / size.value));
  // While the user types, the URL still has the page of the previous search.
  const asked = wanted === search.value ? chosen.value : 1;
  const isPastTheEnd = data !== undefined && asked > lastPage;
  const page = isPastTheEnd ? 1 : asked;
  const isOnPaper = useOnPaper();
  const shown = useMemo(
    () => (isOnPaper ? rows : rows.slice((page - 1) * size.value, page * size.value)),
    [isOnPaper, rows, page, size.value],
  );
  return {
    query,
    isWaiting: data === undefined,
    rows: shown,
    known: all,
    page,
    lastPage,
    total: data === undefined ? undefined : rows.length,
    ...(hasOtherApis && isOpen(section.query) && { more: 'unreachable' as const }),
    totals: shownTotals(totals, format),
    counted: data === undefined ? undefined : counted.length,
    missingPage: isPastTheEnd ? asked : undefined,
    isLoading: query.isPending,
    days: periodDays(period.value, data, 'entries'),
    load: () => {
      const sums = totals.map(
        ({ amounts, why: _, ...total }): LoadedTotal => ({
          ...total,
          amounts: amounts.length > 0 ? amounts : [{ value: null, currency: null }],
        }),
      );
      return Promise.resolve({ rows, lastPage: 1, totals: sums });
    },
  };
}

/** The sum of no row, in each currency of those that are left out. */
function nothingOf(left: readonly LeftOut<unknown>[]): KnownTotal['amounts'] {
  const currencies = new Set(left.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)));
  return [...currencies].map((currency) => ({ value: 0, currency }));
}
