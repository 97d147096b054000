import { useId, useState } from 'react';
import type { ListConfig } from '../../config/portal.ts';
import { type PeriodState, periodLine, usePeriod } from '../../screen/PeriodChoice.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import type { Days } from '../../screen/periodDays.ts';
import { type RangeState, useRange } from '../../screen/RangeChoice.tsx';
import { useRemembered } from '../../screen/RememberedContext.tsx';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { useParameters } from '../../screen/useParameters.ts';
import { type UrlChoice, useUrlChoice } from '../../screen/useUrlChoice.ts';
import { text } from '../../values/text/text.ts';
import { type FilterChoice, useFilters } from './useFilters.ts';
import { type Search, useSearch } from './useSearch.ts';
import type { Sort } from './useSort.ts';

/** All choices that the investor has made for a list. */
export interface ListState {
  period: PeriodState;
  range: RangeState;
  search: Search;
  filters: readonly FilterChoice[];
  sort: Sort;
  size: UrlChoice<number>;
  page: UrlChoice<number>;
  /** Whether folded filters are shown, and the id of their place. */
  fold: { isOpen: boolean; id: string; toggle(): void };
  /** Whether the investor has left out some rows. */
  isNarrowed: boolean;
  /** Whether the search or a filter has left out some rows. */
  isFiltered: boolean;
  /** Whether no row is left out, not even by the default period. */
  isWhole: boolean;
  /** Whether the query can be sent: the days form a range, and the filters are known. */
  isReady: boolean;
  /**
   * The restrictions on the rows, chosen or fixed, by field of the query's body; also set for whole lists, which do not
   * send them.
   */
  narrowed: Readonly<Record<string, string | number>>;
  /**
   * Removes these parameters of the list from the URL; without names, all that narrow its rows, including remembered
   * ones.
   */
  forget(names?: readonly string[]): void;
}

/** The choices for a list; the sort order is passed in, since each kind has its own. */
export function useListState(section: ListConfig, sort: Sort): ListState {
  const { id } = section;
  const portal = usePortal();
  const [, change] = useParameters();
  const remembered = useRemembered();
  const period = usePeriod(id, section.period ?? '');
  const range = useRange(id, section.range ?? '');
  const search = useSearch(id);
  const [isOpen, setOpen] = useState(false);
  const fold = { isOpen, id: useId(), toggle: () => setOpen(!isOpen) };
  const size = useUrlChoice(id, 'size', portal.pageSizes, section.pageSize ?? portal.pageSize, { resets: ['page'] });
  const filters = useFilters(section, {
    ...section.where,
    ...(section.period && { months: period.fallback }),
    ...(section.range && range.firstDays),
    ...(sort.fallback && { sort_by: sort.fallback.by, sort_dir: sort.fallback.dir }),
    page: 1,
    per_page: size.fallback,
  });
  const narrowing = ['search', 'period', 'range', 'from', 'to', 'page', ...filters.map(({ field }) => field)];
  function forget(names?: readonly string[]) {
    if (!names) {
      search.type('');
      for (const name of narrowing) remembered.set(`${id}-${name}`, undefined);
    }
    const removed = Object.fromEntries((names ?? narrowing).map((name) => [`${id}-${name}`, undefined]));
    // Without one in the URL, the default period would leave rows out again.
    const widened = !names && {
      ...(period.widest !== period.initial && { [`${id}-period`]: String(period.widest) }),
      ...(range.widest !== range.fallback && { [`${id}-range`]: range.widest }),
    };
    change({ ...removed, ...widened }, { replace: true });
  }
  const isFiltered = search.text !== '' || filters.some(({ value }) => value !== '');
  return {
    period,
    range,
    search,
    filters,
    sort,
    size,
    page: usePage(id),
    fold,
    isNarrowed: isFiltered || !range.isFirst || period.value !== period.initial,
    isFiltered,
    isWhole: !isFiltered && range.value === range.widest && period.value === period.widest,
    isReady: filters.every(({ isKnown }) => isKnown) && (section.range === undefined || range.days !== undefined),
    narrowed: {
      ...section.where,
      ...(section.period && { months: period.value }),
      ...range.days,
      ...Object.fromEntries(
        filters.flatMap(({ field, chosen, several }) =>
          chosen ? [[field, several ? [chosen.value] : chosen.value]] : [],
        ),
      ),
      ...(section.search && search.value !== '' && { search: search.value }),
    },
    forget,
  };
}

/** Whether the rows are all of their period. */
export const isWholePeriod = ({ search, filters }: ListState): boolean =>
  search.value === '' && filters.every(({ chosen }) => chosen === undefined);

/** The restrictions on the rows in words, one per line. */
export function filterLines(
  section: ListConfig,
  choices: ListState,
  periodDays: Days | undefined,
  format: Format,
): string[] {
  const { filters, search, period, range } = choices;
  const { chosen, days } = text.table;
  return [
    ...(section.period ? [periodLine(period, periodDays, format)] : []),
    ...(range.days
      ? [chosen(text.choices.range, days(format('date', range.days.start_date), format('date', range.days.end_date)))]
      : []),
    ...filters.flatMap((filter) => (filter.chosen ? [chosen(filter.label, filter.chosen.label)] : [])),
    ...(section.search && search.value !== '' ? [chosen(text.table.search, search.value)] : []),
  ];
}

/** The choices in the URL that do not exist, with what is shown instead; `missingPage` is a page past the end. */
export function useUnknownChoices(
  section: ListConfig,
  choices: ListState,
  missingPage: number | undefined,
): { name: string; why: string }[] {
  const format = useFormat();
  const { period, range, filters, sort, size, page } = choices;
  const { unknown } = text.table;
  const missing = page.unknown ?? (missingPage === undefined ? undefined : format('number', missingPage));
  const found: [name: string, label: string, value: string | undefined, shown: string][] = [
    ['period', text.choices.period, section.period && period.unknown, period.label],
    ['range', text.choices.range, section.range && range.unknown, range.label],
    ...filters.map(({ field, label, unknown: value }): (typeof found)[number] => [field, label, value, text.list.all]),
    ['sort', text.table.order, sort.unknown, text.list.usualOrder],
    ['size', text.table.rowsPerPage, size.unknown, String(size.value)],
    ['page', text.table.page, missing, text.list.firstPage],
  ];
  return found.flatMap(([name, label, value, shown]) =>
    value === undefined ? [] : [{ name, why: unknown(label, value.slice(0, 40), shown) }],
  );
}

/** The page of a list, from 1, kept in the URL; anything but a page number counts as the first page. */
function usePage(section: string): UrlChoice<number> {
  const [parameters, change] = useParameters();
  const key = `${section}-page`;
  const found = parameters.get(key);
  const isPage = found !== null && /^[1-9]\d{0,6}$/.test(found);
  return {
    value: isPage ? Number(found) : 1,
    unknown: isPage ? undefined : (found ?? undefined),
    choose: (page) => change({ [key]: page === 1 ? undefined : String(page) }),
  };
}
