import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<Row extends RowData> {
  /** Also what `onSort` is called with. */
  id: string;
  header: string;
  /** For columns of buttons: the header is only for those who can't see the buttons. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Set to the right, in one line. */
  numeric?: boolean;
  /** Kept in one line though it is no number: dates, references. */
  nowrap?: boolean;
  sortable?: boolean;
  /** What a row is called; leads its card on a phone. Without any, the first column that is not numeric. */
  primary?: boolean;
  /** The figure that matters; stands beside the primary one on a phone. Without any, the first numeric column. */
  amount?: boolean;
}

/** What the rows are in order of. */
export interface DataSort {
  by: string;
  dir: 'asc' | 'desc';
}

/** Where a column's values stand in a card. */
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
