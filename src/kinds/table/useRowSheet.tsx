import { type ReactElement, useCallback, useState } from 'react';
import type { AnswerData } from '../../screen/fields.ts';
import { useParameters } from '../../screen/useParameters.ts';
import type { DataColumn } from '../../ui/dataColumn.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { RowSheetProps } from './RowSheet.tsx';

// Loaded only when a row is opened.
const RowSheet = lazyDialog(async () => (await import('./RowSheet.tsx')).RowSheet);

type Shared<Row extends AnswerData> = Pick<RowSheetProps, 'details' | 'link'> & {
  columns: readonly DataColumn<Row>[];
  nameOf: (row: Row) => string;
};

/**
 * The row of a table that is open, if any: a function that opens one, stable, and one that draws it. A link elsewhere
 * opens a row by its key in the URL, by which `rowOf` finds it.
 */
export function useRowSheet<Row extends AnswerData = AnswerData>(
  section: string,
  rowOf: (key: string) => Row | undefined = () => undefined,
): [open: (row: Row) => void, draw: (table: Shared<Row>) => ReactElement | undefined] {
  const [parameters, change] = useParameters();
  const [opened, setOpened] = useState<Row>();
  const open = useCallback((next: Row) => setOpened(next), []);
  const key = parameters.get(`${section}-row`);
  const row = opened ?? (key === null ? undefined : rowOf(key));
  function close() {
    setOpened(undefined);
    if (key !== null) change({ [`${section}-row`]: undefined }, { replace: true });
  }
  const draw = ({ nameOf, columns, ...table }: Shared<Row>) =>
    row && (
      <RowSheet
        {...table}
        columns={columns.map((column) => ({ ...column, cell: () => column.cell(row) }))}
        row={row}
        name={nameOf(row)}
        onClose={close}
      />
    );
  return [open, draw];
}
