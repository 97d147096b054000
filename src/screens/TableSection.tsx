import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { queryFor } from '../api/queryFor.ts';
import type { Body } from '../api/types.ts';
import type { TableSection as Table } from '../config/sections/table.ts';
import { isNumeric } from '../format/formatValue.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { useFormat } from '../portal/useFormat.ts';
import { text } from '../text/text.ts';
import type { DataTableProps } from '../widgets/DataTable.tsx';
import type { DataColumn } from '../widgets/dataColumn.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Pager } from '../widgets/Pager.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { type Fields, numberIn, rowsIn } from './fields.ts';
import { PeriodChoice, usePeriod } from './PeriodChoice.tsx';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame, useSectionName } from './SectionFrame.tsx';
import { useChoice } from './useChoice.ts';
import { usePage } from './usePage.ts';
import { useSort } from './useSort.ts';
import { withSecondTry } from './withSecondTry.ts';

// A screen without a table comes without the library for them. `lazy` cannot keep the type parameter.
const DataTable: ComponentType<DataTableProps<Fields>> = lazy(async () => {
  const { DataTable } = await withSecondTry(() => import('../widgets/DataTable.tsx'));
  return { default: DataTable<Fields> };
});

/** Rows in pages that the server makes, in the order and of the period that the URL holds. */
export function TableSection({ section }: { section: Table }) {
  const portal = usePortal();
  const format = useFormat();
  const name = useSectionName(section.title);
  const period = usePeriod(section.id, section.period ?? '');
  const size = useChoice(section.id, 'size', portal.pageSizes, section.pageSize ?? portal.pageSize, ['page']);
  const page = usePage(section.id);
  const sort = useSort(section);
  const body = {
    page: page.value,
    per_page: size.value,
    ...(section.period && { months: period.value }),
    ...(sort.value && { sort_by: sort.value.by, sort_dir: sort.value.dir }),
  };
  // The config's names have been held against the description.
  const query = useQuery({
    ...queryFor(section.query, body as Body<'portfolioActivities'>),
    placeholderData: keepPreviousData,
  });
  const data = (query.data ?? {}) as unknown as Fields;
  const columns = useMemo(() => columnsOf(section, format), [section, format]);
  const [total, lastPage] = [numberIn(data, 'total'), numberIn(data, 'last_page') ?? 1];
  const isPastTheEnd = total !== undefined && total > 0 && page.value > lastPage;
  return (
    <SectionFrame section={section} actions={section.period ? <PeriodChoice {...period} /> : undefined}>
      {query.error && !query.data ? (
        <QueryFailure query={query} />
      ) : (
        <Suspense
          fallback={
            <Loading>
              <Skeleton lines={size.value} />
            </Loading>
          }
        >
          <DataTable
            label={name}
            columns={columns}
            rows={rowsIn(data, section.rows)}
            rowKey={(row) => String(row[section.key])}
            sort={sort.value}
            onSort={sort.choose}
            status={query.isPending || query.isPlaceholderData ? 'loading' : 'ready'}
            skeletonRows={size.value}
            emptyTitle={isPastTheEnd ? text.table.noSuchPage(page.value, lastPage) : section.empty.title}
            emptyText={isPastTheEnd ? undefined : section.empty.text}
          />
          {total !== undefined && total > 0 && (
            <Pager
              page={Math.min(page.value, lastPage + 1)}
              lastPage={lastPage}
              total={total}
              perPage={size.value}
              pageSizes={portal.pageSizes}
              onPage={page.choose}
              onPerPage={size.choose}
              formatCount={(count) => format('number', count)}
            />
          )}
        </Suspense>
      )}
    </SectionFrame>
  );
}

function columnsOf(section: Table, format: ReturnType<typeof useFormat>): DataColumn<Fields>[] {
  return section.columns.map((column) => ({
    id: column.field,
    header: column.label,
    cell: (row: Fields) => format(column.format, row[column.field], row.currency),
    numeric: isNumeric(column.format),
    nowrap: column.format === 'date' || column.format === 'dateTime',
    ...(column.sortable && { sortable: true }),
    ...(column.primary && { primary: true }),
  }));
}
