import { Suspense } from 'react';
import { text } from '../../text/text.ts';
import { columnPlaces, type DataColumn } from '../../widgets/dataColumn.ts';
import { lazyComponent } from '../../widgets/lazyComponent.ts';
import { documentIn } from '../document/documentIn.ts';
import type { Fields } from '../fields.ts';

// A table whose rows are no documents comes without what opens and saves them.
const DocumentName = lazyComponent(async () => (await import('../document/DocumentCells.tsx')).DocumentName);
const DocumentSave = lazyComponent(async () => (await import('../document/DocumentCells.tsx')).DocumentSave);

/** The columns of rows that are documents: the one that names the row opens it, and another one saves it. */
export function documentColumns(
  columns: readonly DataColumn<Fields>[],
  filter: Fields,
  onSeen: (row: Fields) => void,
): DataColumn<Fields>[] {
  const places = columnPlaces(columns);
  const addressOf = (row: Fields) => {
    const document = documentIn(row);
    return document && { ...document, filter };
  };
  const save: DataColumn<Fields> = {
    id: 'download',
    header: text.document.download,
    headerHidden: true,
    cell(row) {
      const document = addressOf(row);
      return (
        document && (
          <Suspense>
            <DocumentSave document={document} onSeen={() => onSeen(row)} />
          </Suspense>
        )
      );
    },
  };
  const opened = columns.map((column) => {
    if (places.get(column.id) !== 'primary') return column;
    const cell = (row: Fields) => {
      const document = addressOf(row);
      if (!document) return column.cell(row);
      return (
        <Suspense fallback={document.name}>
          <DocumentName document={document} onSeen={() => onSeen(row)} />
        </Suspense>
      );
    };
    return { ...column, cell };
  });
  return [...opened, save];
}
