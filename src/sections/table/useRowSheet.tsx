import { type ReactNode, useCallback, useState } from 'react';
import type { AnswerData } from '../../frame/fields.ts';
import type { DataColumn } from '../../widgets/dataColumn.ts';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import type { RowSheetProps } from './RowSheet.tsx';

// Loaded only when a row is opened.
const RowSheet = lazyDialog(async () => (await import('./RowSheet.tsx')).RowSheet);

type Shared = Pick<RowSheetProps, 'details' | 'link'> & {
  columns: readonly DataColumn<AnswerData>[];
  nameOf: (row: AnswerData) => string;
};

/** The row of a table that is open, if any: a function that opens one, stable, and one that draws it. */
export function useRowSheet(): [open: (row: AnswerData) => void, draw: (table: Shared) => ReactNode] {
  const [row, setRow] = useState<AnswerData>();
  const open = useCallback((next: AnswerData) => setRow(next), []);
  const draw = ({ nameOf, ...table }: Shared) =>
    row && <RowSheet {...table} row={row} name={nameOf(row)} onClose={() => setRow(undefined)} />;
  return [open, draw];
}
