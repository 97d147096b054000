import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { TableSection } from '../../config/sections/table.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import type { DataTableProps } from '../../widgets/DataTable.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Note } from '../../widgets/Note.tsx';
import { Pager } from '../../widgets/Pager.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { Totals } from '../../widgets/Totals.tsx';
import { withSecondTry } from '../../widgets/withSecondTry.ts';
import type { Fields } from '../fields.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { SectionFrame, useSectionName } from '../SectionFrame.tsx';
import { TableActions } from './TableActions.tsx';
import styles from './TableView.module.css';
import { tableColumns } from './tableColumns.tsx';
import type { TableRows } from './tableRows.ts';
import { type TableChoices, useUnknownChoices } from './useTableChoices.ts';

// A screen without a table comes without the library for them. `lazy` cannot keep the type parameter.
const DataTable: ComponentType<DataTableProps<Fields>> = lazy(async () => {
  const { DataTable } = await withSecondTry(() => import('../../widgets/DataTable.tsx'));
  return { default: DataTable<Fields> };
});

interface TableViewProps {
  section: TableSection;
  choices: TableChoices;
  rows: TableRows;
}

/** A table with what is chosen of it, in its frame. */
export function TableView({ section, choices, rows }: TableViewProps) {
  const unknown = useUnknownChoices(section, choices, rows.missingPage);
  return (
    <SectionFrame section={section} actions={<TableActions section={section} choices={choices} rows={rows} />}>
      {unknown.length > 0 && (
        <Note lines={unknown.map(({ why }) => why)} onDismiss={() => choices.forget(unknown.map(({ name }) => name))} />
      )}
      <QueryFailure query={rows.query} />
      {(!rows.query.error || rows.query.data !== undefined) && (
        <Suspense fallback={<Waiting rows={choices.size.value} />}>
          <Body section={section} choices={choices} rows={rows} />
        </Suspense>
      )}
    </SectionFrame>
  );
}

/** As high as the rows that are on their way; the library for tables is asked for when they are here. */
function Waiting({ rows }: { rows: number }) {
  return (
    <Loading>
      <div className={styles.waiting}>
        <Skeleton height={`calc(${rows + 2} * var(--control))`} />
      </div>
    </Loading>
  );
}

function Body({ section, choices, rows }: TableViewProps) {
  const { pageSizes } = usePortal();
  const format = useFormat();
  const name = useSectionName(section.title);
  const { refetch } = rows.query;
  const narrowedKey = JSON.stringify(section.documents ? choices.narrowed : {});
  const columns = useMemo(
    () =>
      tableColumns(section, format, {
        narrowed: JSON.parse(narrowedKey),
        onSeen: (row) => void (section.mark && row[section.mark.field] === 1 && refetch()),
      }),
    [section, format, narrowedKey, refetch],
  );
  const { total = 0, totals } = rows;
  const { isNarrowed } = choices;
  const count = (number: number) => format('number', number);
  if (section.range && !choices.range.days) {
    return <EmptyState title={text.choices.noRange} text={text.choices.noRangeHint} />;
  }
  if (rows.query.data === undefined) return <Waiting rows={choices.size.value} />;
  return (
    <>
      {section.totals && total > 0 && (
        <Totals
          caption={text.table.totals(total, count(total))}
          items={totals}
          status={rows.isLoading ? 'loading' : 'ready'}
        />
      )}
      <DataTable
        label={name}
        columns={columns}
        rows={rows.rows}
        rowKey={(row, index) => String(row[section.key] ?? index)}
        sort={choices.sort.value}
        onSort={choices.sort.choose}
        status={rows.isLoading ? 'loading' : 'ready'}
        skeletonRows={choices.size.value}
        emptyTitle={isNarrowed ? text.table.noMatch : section.empty.title}
        emptyText={isNarrowed ? text.table.noMatchHint : section.empty.text}
        emptyAction={
          isNarrowed && (
            <Button size="small" onClick={() => choices.forget()}>
              {text.table.showAll}
            </Button>
          )
        }
      />
      {total > 0 && (
        <Pager
          page={rows.page}
          lastPage={rows.lastPage}
          total={total}
          perPage={choices.size.value}
          pageSizes={pageSizes}
          onPage={choices.page.choose}
          onPerPage={choices.size.choose}
          formatCount={count}
        />
      )}
    </>
  );
}
