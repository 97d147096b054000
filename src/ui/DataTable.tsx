import { type MouseEvent, memo, useMemo } from 'react';
import { text } from '../values/text/text.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import styles from './DataTable.module.css';
import { type ColumnPlace, columnPlaces, type DataColumn, type DataSort } from './dataColumn.ts';
import { EmptyState } from './EmptyState.tsx';
import type { Elements } from './elements.ts';
import { Skeleton } from './Skeleton.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import { SortChoice } from './SortChoice.tsx';

export interface DataTableProps<Row> {
  /** The table's name: usually its section's title. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  sort?: DataSort | undefined;
  /** Called with the id of the column to sort by; the same id again reverses the direction. */
  onSort?: ((id: string) => void) | undefined;
  /** Hides the sort control that replaces the headers in a narrow table. */
  sortHidden?: boolean;
  /** The rows have pictures, so all values are vertically centred. */
  hasPictures?: boolean;
  /** While loading, existing rows stay and are dimmed; without any, skeletons are shown. */
  status: 'loading' | 'ready';
  skeletonRows?: number;
  emptyTitle: string;
  emptyText?: string | undefined;
  emptyAction?: Elements;
}

type Look = 'header' | 'headerHidden' | 'numeric' | 'nowrap' | 'sortable' | 'takesTaps' | 'onlyNarrow' | 'onlyWide';

interface ColumnLook extends Pick<DataColumn<never>, Look> {
  place: ColumnPlace;
}

type Placed<Row> = DataColumn<Row> & ColumnLook;

function placed<Row>(columns: readonly DataColumn<Row>[]): Placed<Row>[] {
  const places = columnPlaces(columns);
  return columns.map((column) => ({ ...column, place: places.get(column.id) ?? 'detail' }));
}

/** Rows may share a key, such as two payments on the same day; as React keys they have to be unique. */
function idsOf<Row>(rows: readonly Row[], rowKey: (row: Row, index: number) => string | number): string[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const key = String(rowKey(row, index));
    const id = seen.has(key) ? `${key} ${index}` : key;
    seen.add(id);
    return id;
  });
}

/** Attributes of a column's header and cells, for the style sheets; some labels are shown where headers are not. */
function lookOf(look: ColumnLook) {
  return {
    'data-place': look.place,
    'data-numeric': look.numeric ? '' : undefined,
    'data-nowrap': look.nowrap ? '' : undefined,
    'data-label': look.headerHidden ? undefined : look.header,
    'data-action': look.headerHidden ? '' : undefined,
    'data-takes-taps': look.takesTaps ? '' : undefined,
    'data-only-narrow': look.onlyNarrow ? '' : undefined,
    'data-only-wide': look.onlyWide ? '' : undefined,
  };
}

/** A table of data; if there is no room for columns, each row has two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    sortHidden,
    hasPictures,
    status,
    skeletonRows = 5,
    ...empty
  } = props;
  const drawn = useMemo(() => placed(columns), [columns]);
  const ids = useMemo(() => idsOf(rows, rowKey), [rows, rowKey]);
  const loading = status === 'loading';

  if (rows.length === 0 && !loading) {
    return <EmptyState title={empty.emptyTitle} text={empty.emptyText} action={empty.emptyAction} />;
  }

  const size = { '--columns': columns.length };
  return (
    <div
      className={styles.frame}
      style={size}
      data-pictures={hasPictures}
      data-stale={loading && rows.length > 0}
      aria-busy={loading}
    >
      {loading && <span className="visuallyHidden">{text.loading}</span>}
      {loading && <SlowNotice />}
      {onSort && !sortHidden && <SortChoice columns={columns} sort={sort} onSort={onSort} className={styles.sort} />}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={label}>
          <thead className={styles.head}>
            <tr>
              {drawn.map((column) => (
                <ColumnHeader
                  key={column.id}
                  header={column.header}
                  headerHidden={column.headerHidden}
                  look={lookOf(column)}
                  sorted={sort?.by === column.id ? sort.dir : undefined}
                  onSort={onSort && column.sortable ? () => onSort(column.id) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {rows.map((row, index) => (
              <DataRow key={ids[index]} row={row} columns={drawn} />
            ))}
            {rows.length === 0 && <SkeletonRows count={skeletonRows} columns={drawn} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface DataRowProps<Row> {
  row: Row;
  columns: readonly Placed<Row>[];
}

/**
 * A click on a row presses the button that opens it, unless it is on another control or ends a selection of text. The
 * keyboard has the button itself.
 */
function pressOpen({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOther = target instanceof Element && target.closest('a, button') !== null;
  if (isOther || window.getSelection()?.toString()) return;
  const opener = currentTarget.querySelector<HTMLElement>('[data-place="open"] button:not([data-only-narrow])');
  opener?.focus();
  opener?.click();
}

function CellsOf<Row>({ row, columns }: DataRowProps<Row>) {
  return (
    <tr className={styles.row} onClick={pressOpen}>
      {columns.map((column) => {
        const look = lookOf(column);
        const content = column.cell(row);
        return look['data-place'] === 'primary' ? (
          <th key={column.id} className={styles.cell} scope="row" {...look}>
            {content}
          </th>
        ) : (
          <td key={column.id} className={styles.cell} {...look}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

// Rows are not rendered again when another control on the page changes the URL. `memo` drops the type parameter.
const DataRow = memo(CellsOf) as typeof CellsOf;

/** Skeletons in the shape of the rows to come. */
function SkeletonRows<Row>({ count, columns }: { count: number; columns: readonly Placed<Row>[] }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
    <tr key={row} className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} className={styles.cell} {...lookOf(column)}>
          <span className={styles.skeleton}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}
