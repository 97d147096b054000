import type { TableSection } from '../../config/sections/table.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { usePeriod } from '../PeriodChoice.tsx';
import { type Choice, useChoice } from '../useChoice.ts';
import { useParameters } from '../useParameters.ts';
import { usePage } from './usePage.ts';
import { type Search, useSearch } from './useSearch.ts';
import { type Sort, useSort } from './useSort.ts';

/** Everything that the investor has chosen of one table, as the URL has it. */
export interface TableChoices {
  period: ReturnType<typeof usePeriod>;
  search: Search;
  /** Empty where all values are shown. */
  filter: Choice<string>;
  sort: Sort;
  size: Choice<number>;
  page: Choice<number>;
  /** Whether some rows are left out. */
  isNarrowed: boolean;
  /** Takes these parameters of the table out of the URL. */
  forget(names: readonly ChoiceName[]): void;
}

/** What a parameter is called, after the section's id. */
export type ChoiceName = 'period' | 'search' | 'filter' | 'sort' | 'size' | 'page';

/** The choices of one table. */
export function useTableChoices(section: TableSection): TableChoices {
  const { id } = section;
  const portal = usePortal();
  const [, change] = useParameters();
  const period = usePeriod(id, section.period ?? '');
  const search = useSearch(id);
  const filter = useChoice(id, 'filter', ['', ...(section.filter?.values ?? [])], '', ['page']);
  function forget(names: readonly ChoiceName[]) {
    if (names.includes('search')) search.type('');
    change(Object.fromEntries(names.map((name) => [`${id}-${name}`, undefined])), { replace: true });
  }
  return {
    period,
    search,
    filter,
    sort: useSort(section),
    size: useChoice(id, 'size', portal.pageSizes, section.pageSize ?? portal.pageSize, ['page']),
    page: usePage(id),
    isNarrowed: search.text !== '' || filter.value !== '' || period.value !== (period.periods[0]?.months ?? 0),
    forget,
  };
}

const periodLabel = ({ period }: TableChoices) =>
  period.periods.find(({ months }) => months === period.value)?.label ?? '';

/** What limits the rows, each in a line of words. */
export function filterLines(section: TableSection, choices: TableChoices, format: Format): string[] {
  const { filter, search } = choices;
  return [
    ...(section.period ? [text.table.chosen(text.choices.period, periodLabel(choices))] : []),
    ...(section.filter && filter.value !== ''
      ? [text.table.chosen(section.filter.label, format('label', filter.value))]
      : []),
    ...(section.search && search.value !== '' ? [text.table.chosen(text.table.search, search.value)] : []),
  ];
}

/** What the URL asks for and does not exist, with what is shown in its place; `missingPage` is one past the end. */
export function useUnknownChoices(
  section: TableSection,
  choices: TableChoices,
  missingPage: number | undefined,
): { name: ChoiceName; why: string }[] {
  const format = useFormat();
  const { period, filter, sort, size, page } = choices;
  const { unknown } = text.table;
  const missing = page.unknown ?? (missingPage === undefined ? undefined : format('number', missingPage));
  const found: [name: ChoiceName, label: string, value: string | undefined, shown: string][] = [
    ['period', text.choices.period, section.period && period.unknown, periodLabel(choices)],
    ['filter', section.filter?.label ?? '', section.filter && filter.unknown, text.table.all],
    ['sort', text.table.order, sort.unknown, text.table.usualOrder],
    ['size', text.table.rowsPerPage, size.unknown, String(size.value)],
    ['page', text.table.page, missing, text.table.firstPage],
  ];
  return found.flatMap(([name, label, value, shown]) =>
    value === undefined ? [] : [{ name, why: unknown(label, value.slice(0, 40), shown) }],
  );
}
