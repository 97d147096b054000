import type { DocumentAddress, OtherFile } from '../../files/documents/documentIn.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { columnPlaces, type DataColumn } from '../../ui/dataColumn.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { text } from '../../values/text/text.ts';

// Loaded only for tables whose rows are documents.
const DocumentName = lazyComponent(
  async () => (await import('../../files/documents/DocumentCells.tsx')).DocumentName,
  MissingPart,
);
const DocumentSave = lazyComponent(
  async () => (await import('../../files/documents/DocumentCells.tsx')).DocumentSave,
  MissingPart,
);

/** Loads the cells of the columns below: cells that arrived after their rows would push the rows down. */
export const fetchDocumentCells = () => Promise.all([DocumentName.fetch(), DocumentSave.fetch()]);

/** The columns of rows that are documents: the primary column opens the document, another one saves it. */
export function documentColumns(
  columns: readonly DataColumn<AnswerData>[],
  addressOf: (row: AnswerData) => DocumentAddress | OtherFile | undefined,
  onSeen: (row: AnswerData) => void,
): DataColumn<AnswerData>[] {
  const places = columnPlaces(columns);
  const save: DataColumn<AnswerData> = {
    id: 'download',
    header: text.document.download,
    headerHidden: true,
    cell(row) {
      const document = addressOf(row);
      return document && <DocumentSave document={document} onSeen={() => onSeen(row)} />;
    },
  };
  const opened = columns.map((column) => {
    if (places.get(column.id) !== 'primary') return column;
    const cell = (row: AnswerData) => {
      const document = addressOf(row);
      return document ? <DocumentName document={document} onSeen={() => onSeen(row)} /> : column.cell(row);
    };
    return { ...column, cell, takesTaps: true };
  });
  return [...opened, save];
}
