import type { ReactNode } from 'react';
import { isPaged } from '../../client/isPaged.ts';
import { hasOtherApis } from '../../client/wire.ts';
import { documentIn } from '../../files/documents/documentIn.ts';
import { drawn } from '../../screen/drawn.tsx';
import { type AnswerData, currencyOf } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { withCopy } from '../../screen/withCopy.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Described } from '../../ui/Described.tsx';
import type { ColumnPlace, DataColumn } from '../../ui/dataColumn.ts';
import { Mark } from '../../ui/Mark.tsx';
import { RowButton } from '../../ui/RowButton.tsx';
import { formats } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { RowLink } from '../list/RowLink.tsx';
import { placesOf } from './columnPlace.ts';
import { documentColumns } from './documentColumns.tsx';
import type { Column, TableConfig } from './options.ts';
import { hasDetails } from './rowDetails.ts';

/** Whether a column is sortable: in whole lists unless it says no, in pages only if the server can. */
export function isSortable(section: TableConfig, column: Column): boolean {
  return column.sortable ?? !isPaged(section.query);
}

/** The columns of a section as the table draws them; the primary column carries the row's link. */
export function tableColumns(
  section: TableConfig,
  format: Format,
  { narrowed, onSeen, onOpen }: RowEvents,
): DataColumn<AnswerData>[] {
  const { link, details, mark, documents, file } = section;
  const places = placesOf(section.columns);
  const dated = section.columns.find(({ withDate }) => withDate);
  const described = section.columns.find(({ withName }) => withName);
  const plain = section.columns.map((column) => {
    const shown = dataColumn(section, column, places.get(column.field), format);
    if (places.get(column.field) !== 'when') return shown;
    const before = dated ? withDate(shown, dated, format) : shown;
    return described ? withDescription(before, described, format) : before;
  });
  const onPrimary = (columns: DataColumn<AnswerData>[], change: (row: AnswerData, content: ReactNode) => ReactNode) =>
    columns.map((column) =>
      places.get(column.id) === 'primary'
        ? { ...column, cell: (row: AnswerData) => change(row, column.cell(row)) }
        : column,
    );
  // A row that opens leads on from there.
  const led = link
    ? onPrimary(plain, (row, content) =>
        details && hasDetails(details, row) ? (
          content
        ) : (
          <RowLink link={link} row={row}>
            {content}
          </RowLink>
        ),
      )
    : plain;
  const told = described
    ? onPrimary(led, (row, content) => (
        <>
          <span>{content}</span>
          <span> </span>
          <Described>{descriptionOf(described, row, format)}</Described>
        </>
      ))
    : led;
  const addressOf = (row: AnswerData) => {
    if (hasOtherApis && file) {
      const filled = Object.entries(file.with).map(([name, field]) => [name, row[field]] as const);
      return { name: rowName(section, row, format), ask: { query: file.query, body: Object.fromEntries(filled) } };
    }
    const document = documentIn(row);
    return document && { ...document, filter: narrowed };
  };
  const opened = documents || (hasOtherApis && file) ? documentColumns(told, addressOf, onSeen) : told;
  const complete = mark ? onPrimary(opened, (row, content) => marked(row, mark, content)) : opened;
  const copied = section.columns.flatMap(({ field, copy }) => (copy ? [field] : []));
  // Applied last: a link must not contain a button.
  const copyable = complete.map((column) =>
    copied.includes(column.id)
      ? { ...column, cell: (row: AnswerData) => withCopy(row[column.id], column.cell(row)) }
      : column,
  );
  return [...copyable, ...openColumn(section, format, onOpen)];
}

interface RowEvents {
  /** The query fields for the documents of rows. */
  narrowed: AnswerData;
  /** Called when a row's document was viewed. */
  onSeen: (row: AnswerData) => void;
  onOpen: (row: AnswerData) => void;
}

/** The name of a row: its primary column, and what stands beside that and tells it apart. */
export function rowName({ columns }: TableConfig, row: AnswerData, format: Format): string {
  const places = placesOf(columns);
  const named = columns.find(({ field }) => places.get(field) === 'primary');
  const described = columns.find(({ withName }) => withName);
  return [
    ...(named ? [format(named.format, row[named.field], currencyOf(row, named.field))] : []),
    ...(described ? [descriptionOf(described, row, format)] : []),
  ].join(text.values.list);
}

/** What stands beside the name of a row. The name already says which loan it is, so its number at the end is left out. */
function descriptionOf({ field, format: kind }: Column, row: AnswerData, format: Format): string {
  const written = format(kind, row[field], currencyOf(row, field));
  const number = `, ${row.loan_number}`;
  return written.endsWith(number) ? written.slice(0, -number.length) : written;
}

/** The buttons that open rows with more to show; in a narrow table that includes what it leaves out. */
function openColumn(section: TableConfig, format: Format, onOpen: RowEvents['onOpen']): DataColumn<AnswerData>[] {
  const { columns, details } = section;
  const isCut = columns.some(({ field, withName }) => !withName && !placesOf(columns).has(field));
  if (!details && !isCut) return [];
  return [
    {
      id: 'open',
      header: text.list.details,
      headerHidden: true,
      place: 'open',
      onlyNarrow: !details,
      cell(row) {
        const hasMore = details !== undefined && hasDetails(details, row);
        if (!hasMore && !isCut) return null;
        return <RowButton of={rowName(section, row, format)} onlyNarrow={!hasMore} onOpen={() => onOpen(row)} />;
      },
    },
  ];
}

function marked(row: AnswerData, mark: NonNullable<TableConfig['mark']>, content: ReactNode): ReactNode {
  if (row[mark.field] !== 1) return content;
  return (
    <>
      <span>{content}</span>
      <span> </span>
      <Mark>{mark.label}</Mark>
    </>
  );
}

/** A date with another value of the row before it, which the style sheet shows in a narrow table. */
const withDate = (date: DataColumn<AnswerData>, { field, format: kind }: Column, format: Format) => ({
  ...date,
  cell: (row: AnswerData) => (
    <span data-before={format(kind, row[field], currencyOf(row, field))}>{date.cell(row)}</span>
  ),
});

/** A date with another value of the row behind it, which the style sheet shows in a narrow table. */
const withDescription = (date: DataColumn<AnswerData>, described: Column, format: Format) => ({
  ...date,
  cell: (row: AnswerData) => <span data-after={descriptionOf(described, row, format)}>{date.cell(row)}</span>,
});

function dataColumn(
  section: TableConfig,
  column: Column,
  place: ColumnPlace | undefined,
  format: Format,
): DataColumn<AnswerData> {
  const { field, label, format: kind, badge, wide, withName } = column;
  const numeric = formats[kind].numeric;
  const write = (row: AnswerData) => format(kind, row[field], currencyOf(row, field));
  return {
    id: field,
    header: label,
    cell: (row) => {
      if (badge) return <Badge tone={toneOf(row[field])}>{write(row)}</Badge>;
      return drawn(kind, write(row));
    },
    numeric,
    nowrap: formats[kind].nowrap,
    sortable: isSortable(section, column),
    ...(wide && { onlyWide: true }),
    ...(withName && { onlyOpened: true }),
    ...(place && { place }),
  };
}
