import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<Row> {
  /** Passed to `onSort`. */
  id: string;
  header: string;
  /** Hides the header visually, for columns of buttons. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Aligned to the right, on one line. */
  numeric?: boolean;
  /** Kept on one line although it is not a number: dates, references. */
  nowrap?: boolean;
  sortable?: boolean;
  /** Where a narrow table, whose rows have two lines, shows the value. */
  place?: ColumnPlace;
  /** Its button takes all taps on a row of a narrow table; without such a column, the button in `open` does. */
  takesTaps?: boolean;
  /** Shown only in wide tables. */
  onlyWide?: boolean;
  /** Not a column of the table; shown only in the opened row. */
  onlyOpened?: boolean;
  /** Shown only in narrow tables, which leave out columns. */
  onlyNarrow?: boolean;
}

/** The current sort order. */
export interface DataSort {
  by: string;
  dir: 'asc' | 'desc';
}

/**
 * Where a narrow table shows a value: `primary`, which identifies the row, and `amount` in its first line, `when` and
 * `state` in its second. `detail` is left out there, and `open` is the button that shows what is left out.
 */
export type ColumnPlace = 'primary' | 'amount' | 'when' | 'state' | 'detail' | 'open';

/** The place of every column. By default, the first column that is not numeric identifies the row. */
export function columnPlaces<Row>(columns: readonly DataColumn<Row>[]): Map<string, ColumnPlace> {
  const primary =
    columns.find(({ place }) => place === 'primary') ?? columns.find(({ numeric }) => !numeric) ?? columns[0];
  return new Map(columns.map((column) => [column.id, column === primary ? 'primary' : (column.place ?? 'detail')]));
}
