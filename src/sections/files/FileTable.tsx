import { type ReactNode, useMemo } from 'react';
import type { FilesConfig } from '../../config/kinds/files.ts';
import { DocumentButton } from '../../documents/DocumentButton.tsx';
import { documentIn } from '../../documents/documentIn.ts';
import { toneOf } from '../../format/tone.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { useSectionName } from '../../frame/SectionFrame.tsx';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Badge } from '../../widgets/Badge.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumn.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { RowButton } from '../../widgets/RowButton.tsx';
import { useRowSheet } from '../table/useRowSheet.tsx';

interface FileTableProps {
  section: FilesConfig;
  /** Undefined while loading. */
  rows: AnswerData[] | undefined;
  /** Undefined if files cannot be removed at all; the response says which ones can. */
  onRemove: ((row: AnswerData) => void) | undefined;
}

/** A table with everything known of the files; reads the fields by the description's names. */
export function FileTable({ section, rows, onRemove }: FileTableProps) {
  const format = useFormat();
  const [open, draw] = useRowSheet(section.id);
  const columns = useMemo(() => columnsOf(rows, format, { onRemove, onOpen: open }), [rows, format, onRemove, open]);
  return (
    <>
      <DataTable
        label={useSectionName(section.title)}
        columns={columns}
        rows={rows ?? []}
        rowKey={(row) => String(row.document_id ?? row.key)}
        status={rows ? 'ready' : 'loading'}
        emptyTitle={section.empty.title}
        emptyText={section.empty.text}
      />
      {draw({ columns, nameOf: (row) => format('text', row.name) })}
    </>
  );
}

/** The columns for the fields that the response has. */
function columnsOf(
  rows: FileTableProps['rows'],
  format: Format,
  { onRemove, onOpen }: Pick<FileTableProps, 'onRemove'> & { onOpen: (row: AnswerData) => void },
): DataColumn<AnswerData>[] {
  const { columns } = text.files;
  const removal: DataColumn<AnswerData> = {
    id: 'actions',
    header: columns.actions,
    headerHidden: true,
    cell: (row) =>
      row.can_delete === 1 && (
        <IconButton icon="delete" label={text.files.remove(format('text', row.name))} onClick={() => onRemove?.(row)} />
      ),
  };
  const all: DataColumn<AnswerData>[] = [
    {
      id: 'name',
      header: columns.name,
      place: 'primary',
      takesTaps: true,
      cell: (row) => nameIn(row, format),
    },
    { id: 'documenttype', header: columns.type, cell: (row) => format('label', row.documenttype) },
    {
      id: 'uploaded_at',
      header: columns.uploadedAt,
      nowrap: true,
      place: 'when',
      cell: (row) => format('dateTime', row.uploaded_at),
    },
    { id: 'uploaded_by', header: columns.uploadedBy, cell: (row) => format('label', row.uploaded_by) },
    {
      id: 'file_size_bytes',
      header: columns.size,
      numeric: true,
      cell: (row) => format('fileSize', row.file_size_bytes),
    },
    {
      id: 'status',
      header: columns.status,
      place: 'state',
      cell: (row) => <Badge tone={toneOf(row.status)}>{format('label', row.status)}</Badge>,
    },
  ];
  const opening: DataColumn<AnswerData> = {
    id: 'open',
    header: text.table.details,
    headerHidden: true,
    place: 'open',
    onlyNarrow: true,
    cell: (row) => <RowButton of={format('text', row.name)} onlyNarrow onOpen={() => onOpen(row)} />,
  };
  const told = all.filter(({ id }) => !rows || rows.some((row) => row[id] !== undefined));
  const isCut = told.some(({ place }) => place === undefined);
  return [...told, ...(onRemove ? [removal] : []), ...(isCut ? [opening] : [])];
}

function nameIn(row: AnswerData, format: Format): ReactNode {
  const document = documentIn(row);
  return document ? <DocumentButton document={document} /> : format('text', row.name);
}
