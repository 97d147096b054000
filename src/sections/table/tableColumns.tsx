import type { ReactNode } from 'react';
import { isPaged } from '../../api/isPaged.ts';
import type { Column, TableConfig } from '../../config/kinds/table.ts';
import { formats } from '../../format/formats.ts';
import { toneOf } from '../../format/tone.ts';
import type { AnswerData } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { Badge } from '../../widgets/Badge.tsx';
import { columnPlaces, type DataColumn } from '../../widgets/dataColumn.ts';
import { Figure } from '../../widgets/Figure.tsx';
import { Mark } from '../../widgets/Mark.tsx';
import { RowLink } from '../parts/RowLink.tsx';
import { withCopy } from '../parts/withCopy.tsx';
import { documentColumns } from './documentColumns.tsx';

/** Whether a column is sortable: in whole lists unless it says no, in pages only if the server can. */
export function isSortable(section: TableConfig, column: Column): boolean {
  return column.sortable ?? !isPaged(section.query);
}

/** The columns of a section as the table draws them; the primary column carries the row's link. */
export function tableColumns(
  section: TableConfig,
  format: Format,
  { narrowed, onSeen }: DocumentRows,
): DataColumn<AnswerData>[] {
  const { link, mark, documents } = section;
  const plain = section.columns.map((column) => dataColumn(section, column, format));
  const places = columnPlaces(plain);
  const onPrimary = (columns: DataColumn<AnswerData>[], change: (row: AnswerData, content: ReactNode) => ReactNode) =>
    columns.map((column) =>
      places.get(column.id) === 'primary'
        ? { ...column, cell: (row: AnswerData) => change(row, column.cell(row)) }
        : column,
    );
  const led = link
    ? onPrimary(plain, (row, content) => (
        <RowLink link={link} row={row}>
          {content}
        </RowLink>
      ))
    : plain;
  const opened = documents ? documentColumns(led, narrowed, onSeen) : led;
  const complete = mark ? onPrimary(opened, (row, content) => marked(row, mark, content)) : opened;
  const copied = section.columns.flatMap(({ field, copy }) => (copy ? [field] : []));
  // Applied last: a link must not contain a button.
  return complete.map((column) =>
    copied.includes(column.id)
      ? { ...column, cell: (row: AnswerData) => withCopy(row[column.id], column.cell(row)) }
      : column,
  );
}

/** The query fields for the documents of rows, and the callback for when one was viewed. */
interface DocumentRows {
  narrowed: AnswerData;
  onSeen: (row: AnswerData) => void;
}

function marked(row: AnswerData, mark: NonNullable<TableConfig['mark']>, content: ReactNode): ReactNode {
  if (row[mark.field] !== 1) return content;
  return (
    <>
      {content} <Mark>{mark.label}</Mark>
    </>
  );
}

function dataColumn(section: TableConfig, column: Column, format: Format): DataColumn<AnswerData> {
  const { field, label, format: kind, primary, amount, badge } = column;
  const numeric = formats[kind].numeric;
  const write = (row: AnswerData) => format(kind, row[field], row.currency);
  return {
    id: field,
    header: label,
    cell: (row) => {
      if (badge) return <Badge tone={toneOf(row[field])}>{write(row)}</Badge>;
      return numeric ? <Figure>{write(row)}</Figure> : write(row);
    },
    numeric,
    nowrap: formats[kind].nowrap,
    sortable: isSortable(section, column),
    ...(primary && { primary }),
    ...(amount && { amount }),
  };
}
