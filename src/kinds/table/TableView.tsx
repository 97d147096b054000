import { useMemo, useState } from 'react';
import { hasOtherApis } from '../../client/wire.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import type { DataColumn } from '../../ui/dataColumn.ts';
import type { Elements } from '../../ui/elements.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { text } from '../../values/text/text.ts';
import { atLeast } from '../list/atLeast.ts';
import { emptyState, ListFrame, type ListFraming } from '../list/ListFrame.tsx';
import type { TableRows, Total } from '../list/tableRows.ts';
import type { ListState } from '../list/useListState.ts';
import { fetchDocumentCells } from './documentColumns.tsx';
import type { TableConfig } from './options.ts';
import { expectedRows, expectedTotals, RowsShape } from './RowsShape.tsx';
import { prepareActions, TableActions } from './TableActions.tsx';
import { rowName, tableColumns } from './tableColumns.tsx';
import { useRowSheet } from './useRowSheet.tsx';

// The table library is loaded only with rows.
const DataTable = lazyComponent(
  async () => (await import('../../ui/DataTable.tsx')).DataTable<AnswerData>,
  MissingPart,
);

const DocumentTable = lazyComponent(async () => {
  const [{ DataTable }] = await Promise.all([import('../../ui/DataTable.tsx'), fetchDocumentCells()]);
  return DataTable<AnswerData>;
}, MissingPart);

/** Whether each row has a file to open. */
const opensFiles = ({ documents, file }: TableConfig) => documents || (hasOtherApis && file !== undefined);

/** Loads the code that a table needs beside its rows. */
export const prepareTable = (section: TableConfig): Promise<unknown> =>
  Promise.all([(opensFiles(section) ? DocumentTable : DataTable).fetch(), prepareActions(section)]);

/** The most rows that need no controls to find one. */
const mostSmall = 6;

/**
 * Whether the table has few rows, on one page; undefined until that is known. Once it was narrowed, the controls for
 * that stay.
 */
function useIsSmall({ isNarrowed }: ListState, { total, lastPage }: TableRows): boolean | undefined {
  const [wasNarrowed, setNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setNarrowed(true);
  if (wasNarrowed || isNarrowed) return false;
  return total === undefined ? undefined : total <= mostSmall && lastPage === 1;
}

interface TableViewProps {
  section: TableConfig;
  choices: ListState;
  rows: TableRows;
  frame?: ListFraming | undefined;
  above?: Elements;
  /** Draws the rows in columns of its own, made of the table's; those are in its exports and in an opened row. Stable. */
  redraw?: ((columns: readonly DataColumn<AnswerData>[]) => readonly DataColumn<AnswerData>[]) | undefined;
}

/** A table with its controls, in its frame. */
export function TableView({ section, choices, rows, frame, above, redraw }: TableViewProps) {
  const isSmall = useIsSmall(choices, rows);
  return (
    <ListFrame
      section={section}
      choices={choices}
      rows={rows}
      isSmall={isSmall}
      actions={<TableActions section={section} choices={choices} rows={rows} isSmall={isSmall} />}
      frame={frame ?? { section, bare: section.plain === true }}
      above={above}
      // The table library starts to load when the rows have arrived.
      waiting={
        <RowsShape rows={expectedRows(section, choices.size.value)} totals={redraw ? 0 : expectedTotals(section)} />
      }
    >
      <Body section={section} choices={choices} rows={rows} redraw={redraw} isSmall={isSmall} />
    </ListFrame>
  );
}

function Body({ section, choices, rows, redraw, isSmall }: TableViewProps & { isSmall: boolean | undefined }) {
  const format = useFormat();
  const { refetch } = rows.query;
  const narrowedKey = JSON.stringify(section.documents ? choices.narrowed : {});
  const [open, draw] = useRowSheet(section.id, (key) => rows.known.find((row) => String(row[section.key]) === key));
  const columns = useMemo(
    () =>
      tableColumns(section, format, {
        narrowed: JSON.parse(narrowedKey),
        onSeen: (row) => void (section.mark && row[section.mark.field] === 1 && refetch()),
        onOpen: open,
      }),
    [section, format, narrowedKey, refetch, open],
  );
  const drawn = useMemo(() => redraw?.(columns) ?? columns.filter(({ onlyOpened }) => !onlyOpened), [redraw, columns]);
  const { total = 0, counted = total, notCounted } = rows;
  // The top of the screen shows what all holdings are worth, so only what differs from that is news.
  const [first] = rows.totals;
  const isNews = ({ amounts }: Total) => amounts.join() !== first?.amounts.join();
  const totals = redraw && !choices.isNarrowed ? rows.totals.filter(isNews) : rows.totals;
  const empty = emptyState(section, choices);
  const Table = opensFiles(section) ? DocumentTable : DataTable;
  return (
    <>
      {totals.length > 0 && total > 0 && (
        <Totals
          caption={
            counted === total
              ? text.list.totals(total, hasOtherApis && rows.more ? atLeast(total, format) : format('number', total))
              : text.list.totalsOfSettled(format('number', counted), format('number', total))
          }
          items={totals}
          note={notCounted}
          status={rows.isLoading ? 'loading' : 'ready'}
        />
      )}
      <Table
        label={section.title}
        columns={drawn}
        hasPictures={redraw !== undefined}
        rows={rows.rows}
        rowKey={(row, index) => String(row[section.key] ?? index)}
        sort={choices.sort.value}
        onSort={isSmall ? undefined : choices.sort.choose}
        sortHidden={section.folded === true && !choices.fold.isOpen}
        status={rows.isLoading ? 'loading' : 'ready'}
        skeletonRows={expectedRows(section, choices.size.value)}
        emptyTitle={empty.title}
        emptyText={empty.text}
        emptyAction={empty.action}
      />
      {draw({ columns, details: section.details, link: section.link, nameOf: (row) => rowName(section, row, format) })}
    </>
  );
}
