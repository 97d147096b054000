import { ExportMenu } from '../../files/export/ExportMenu.tsx';
import type { FormatKind } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import type { SubjectFile } from './subjectFile.ts';

interface Column {
  field: keyof SubjectFile;
  label: string;
  format: FormatKind;
}

/** Exports the list of files as a table. */
export function FileExport({ title, files }: { title: string; files: readonly SubjectFile[] }) {
  const { columns } = text.files;
  const exported: Column[] = [
    { field: 'name', label: columns.name, format: 'text' },
    { field: 'documenttype', label: columns.type, format: 'label' },
    { field: 'uploaded_at', label: columns.uploadedAt, format: 'dateTime' },
    { field: 'uploaded_by', label: columns.uploadedBy, format: 'label' },
    { field: 'file_size_bytes', label: columns.size, format: 'fileSize' },
    { field: 'status', label: columns.status, format: 'label' },
  ];
  return (
    <ExportMenu
      title={title}
      columns={exported}
      filter={[]}
      total={files.length}
      load={() => Promise.resolve({ rows: files, lastPage: 1 })}
    />
  );
}
