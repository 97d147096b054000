import { ExportMenu } from '../../export/ExportMenu.tsx';
import type { AnswerData } from '../../frame/fields.ts';
import { text } from '../../text/text.ts';

/** Exports the list of files as a table; reads the fields by the description's names. */
export function FileExport({ title, rows }: { title: string; rows: readonly AnswerData[] }) {
  const { columns } = text.files;
  return (
    <ExportMenu
      title={title}
      columns={[
        { field: 'name', label: columns.name, format: 'text' },
        { field: 'documenttype', label: columns.type, format: 'label' },
        { field: 'uploaded_at', label: columns.uploadedAt, format: 'dateTime' },
        { field: 'uploaded_by', label: columns.uploadedBy, format: 'label' },
        { field: 'file_size_bytes', label: columns.size, format: 'fileSize' },
        { field: 'status', label: columns.status, format: 'label' },
      ]}
      filter={[]}
      total={rows.length}
      load={() => Promise.resolve({ rows, lastPage: 1 })}
    />
  );
}
