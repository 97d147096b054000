import { useMemo } from 'react';
import type { TableConfig } from '../../config/kinds/table.ts';
import { afterCards } from '../../frame/afterCards.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { RowsShape } from '../../frame/RowsShape.tsx';
import { useSectionName } from '../../frame/SectionFrame.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import { Totals } from '../../widgets/Totals.tsx';
import { emptyState, ListFrame } from '../list/ListFrame.tsx';
import type { TableRows } from '../list/tableRows.ts';
import type { ListState } from '../list/useListState.ts';
import { fetchDocumentCells } from './documentColumns.tsx';
import { TableActions } from './TableActions.tsx';
import { tableColumns } from './tableColumns.tsx';

// The table library is loaded only with a table, and after the cards at the top of the screen.
const DataTable = lazyComponent(async () => {
  await afterCards();
  return (await import('../../widgets/DataTable.tsx')).DataTable<AnswerData>;
}, MissingPart);

const DocumentTable = lazyComponent(async () => {
  await afterCards();
  const [{ DataTable }] = await Promise.all([import('../../widgets/DataTable.tsx'), fetchDocumentCells()]);
  return DataTable<AnswerData>;
}, MissingPart);

interface TableViewProps {
  section: TableConfig;
  choices: ListState;
  rows: TableRows;
}

/** A table with its controls, in its frame. */
export function TableView({ section, choices, rows }: TableViewProps) {
  return (
    <ListFrame
      section={section}
      choices={choices}
      rows={rows}
      actions={<TableActions section={section} choices={choices} rows={rows} />}
      // The table library starts to load when the rows have arrived.
      waiting={<RowsShape rows={choices.size.value} columns={section.columns.length} />}
    >
      <Body section={section} choices={choices} rows={rows} />
    </ListFrame>
  );
}

function Body({ section, choices, rows }: TableViewProps) {
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
  const empty = emptyState(section, choices);
  const Table = section.documents ? DocumentTable : DataTable;
  return (
    <>
      {section.totals && total > 0 && (
        <Totals
          caption={text.table.totals(total, format('number', total))}
          items={totals}
          status={rows.isLoading ? 'loading' : 'ready'}
        />
      )}
      <Table
        label={name}
        columns={columns}
        rows={rows.rows}
        rowKey={(row, index) => String(row[section.key] ?? index)}
        sort={choices.sort.value}
        onSort={choices.sort.choose}
        status={rows.isLoading ? 'loading' : 'ready'}
        skeletonRows={choices.size.value}
        emptyTitle={empty.title}
        emptyText={empty.text}
        emptyAction={empty.action}
      />
    </>
  );
}
