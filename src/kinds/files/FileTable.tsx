import { type ReactNode, useMemo } from 'react';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/dataColumn.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RowButton } from '../../ui/RowButton.tsx';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { useRowSheet } from '../table/useRowSheet.tsx';
import type { FilesConfig } from './options.ts';
import type { SubjectFile } from './subjectFile.ts';

interface FileTableProps<File extends SubjectFile> {
  section: FilesConfig;
  /** Undefined while loading. */
  files: readonly File[] | undefined;
  /** Undefined if files cannot be removed at all; the response says which ones can. */
  onRemove: ((file: File) => void) | undefined;
}

/** A table with everything known of the files. */
export function FileTable<File extends SubjectFile>({ section, files, onRemove }: FileTableProps<File>) {
  const format = useFormat();
  const [open, draw] = useRowSheet<File>(section.id);
  const columns = useMemo(() => columnsOf(files, format, { onRemove, onOpen: open }), [files, format, onRemove, open]);
  return (
    <>
      <DataTable
        label={section.title}
        columns={columns}
        rows={files ?? []}
        rowKey={(file) => String(file.document_id ?? file.key)}
        status={files ? 'ready' : 'loading'}
        emptyTitle={section.empty.title}
        emptyText={section.empty.text}
      />
      {draw({ columns, nameOf: (file) => format('text', file.name) })}
    </>
  );
}

/** The columns for the fields that the response has. */
function columnsOf<File extends SubjectFile>(
  files: readonly File[] | undefined,
  format: Format,
  { onRemove, onOpen }: Pick<FileTableProps<File>, 'onRemove'> & { onOpen: (file: File) => void },
): DataColumn<File>[] {
  const { columns } = text.files;
  const removal: DataColumn<File> = {
    id: 'actions',
    header: columns.actions,
    headerHidden: true,
    cell: (file) =>
      file.can_delete === 1 && (
        <IconButton
          icon="delete"
          label={text.files.remove(format('text', file.name))}
          onClick={() => onRemove?.(file)}
        />
      ),
  };
  const all: (DataColumn<SubjectFile> & { id: keyof SubjectFile })[] = [
    {
      id: 'name',
      header: columns.name,
      place: 'primary',
      takesTaps: true,
      cell: (file) => nameIn(file, format),
    },
    { id: 'documenttype', header: columns.type, cell: (file) => format('label', file.documenttype) },
    {
      id: 'uploaded_at',
      header: columns.uploadedAt,
      nowrap: true,
      place: 'when',
      cell: (file) => format('dateTime', file.uploaded_at),
    },
    { id: 'uploaded_by', header: columns.uploadedBy, cell: (file) => format('label', file.uploaded_by) },
    {
      id: 'file_size_bytes',
      header: columns.size,
      numeric: true,
      cell: (file) => format('fileSize', file.file_size_bytes),
    },
    {
      id: 'status',
      header: columns.status,
      place: 'state',
      cell: (file) => <Badge tone={toneOf(file.status)}>{format('label', file.status)}</Badge>,
    },
  ];
  const opening: DataColumn<File> = {
    id: 'open',
    header: text.list.details,
    headerHidden: true,
    place: 'open',
    onlyNarrow: true,
    cell: (file) => <RowButton of={format('text', file.name)} onlyNarrow onOpen={() => onOpen(file)} />,
  };
  const told = all.filter(({ id }) => !files || files.some((file) => file[id] !== undefined));
  const isCut = told.some(({ place }) => place === undefined);
  return [...told, ...(onRemove ? [removal] : []), ...(isCut ? [opening] : [])];
}

function nameIn(file: SubjectFile, format: Format): ReactNode {
  const document = documentOf(file);
  return document ? <DocumentButton document={document} /> : format('text', file.name);
}
