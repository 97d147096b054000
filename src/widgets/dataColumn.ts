import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<Row extends RowData> {
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
  /** Identifies the row and heads its card on a phone. By default the first column that is not numeric. */
  primary?: boolean;
  /** The main figure, shown beside the primary column on a phone. By default the first numeric column. */
  amount?: boolean;
}

/** The current sort order. */
export interface DataSort {
  by: string;
  dir: 'asc' | 'desc';
}

/** Where a card shows a column's value. */
export type ColumnPlace = 'primary' | 'amount' | 'detail';

/** The place of every column, with the defaults filled in. */
export function columnPlaces<Row extends RowData>(columns: readonly DataColumn<Row>[]): Map<string, ColumnPlace> {
  const primary = columns.find((column) => column.primary) ?? columns.find((column) => !column.numeric) ?? columns[0];
  const others = columns.filter((column) => column !== primary);
  const amount = others.find((column) => column.amount) ?? others.find((column) => column.numeric);
  const place = (column: DataColumn<Row>) => {
    if (column === primary) return 'primary';
    return column === amount ? 'amount' : 'detail';
  };
  return new Map(columns.map((column) => [column.id, place(column)]));
}
