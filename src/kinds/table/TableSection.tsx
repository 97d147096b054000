import { isPaged } from '../../client/isPaged.ts';
import { useListState } from '../list/useListState.ts';
import { useServerRows } from '../list/useServerRows.ts';
import { useSort } from '../list/useSort.ts';
import { FoldedTable } from './FoldedTable.tsx';
import type { TableConfig } from './options.ts';
import { prepareTable, TableView } from './TableView.tsx';
import { useClientRows } from './useClientRows.ts';
import { useHoldingNames } from './useHoldingNames.ts';

/** A table of rows in pages, in the order and with the filter of the URL; the server pages the rows if it can. */
export const TableSection = Object.assign(AnyTable, { prepare: prepareTable });

function AnyTable({ section }: { section: TableConfig }) {
  const { foldedTo } = section;
  if (foldedTo === undefined) return <OpenTable section={section} />;
  return (
    <FoldedTable section={section} about={foldedTo}>
      <OpenTable section={section} />
    </FoldedTable>
  );
}

function OpenTable({ section }: { section: TableConfig }) {
  return isPaged(section.query) ? <ServerTable section={section} /> : <ClientTable section={section} />;
}

function ServerTable({ section }: { section: TableConfig }) {
  const choices = useListState(section, useSort(section));
  const rows = useHoldingNames(section, useServerRows(section, choices));
  return <TableView section={section} choices={choices} rows={rows} />;
}

function ClientTable({ section }: { section: TableConfig }) {
  const choices = useListState(section, useSort(section));
  return <TableView section={section} choices={choices} rows={useClientRows(section, choices)} />;
}
