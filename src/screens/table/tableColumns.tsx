import { generatePath, Link } from 'react-router-dom';
import { isPaged } from '../../api/isPaged.ts';
import type { Column, TableLink, TableSection } from '../../config/sections/table.ts';
import { isNumeric } from '../../format/formatValue.ts';
import { toneOf } from '../../format/tone.ts';
import type { Format } from '../../portal/useFormat.ts';
import { Badge } from '../../widgets/Badge.tsx';
import { columnPlaces, type DataColumn } from '../../widgets/dataColumn.ts';
import { Figure } from '../../widgets/Figure.tsx';
import { type Fields, numberIn } from '../fields.ts';

/** A whole list can be sorted by every column that does not say otherwise, pages only by what the server can. */
export function isSortable(section: TableSection, column: Column): boolean {
  return column.sortable ?? !isPaged(section.query);
}

/** The columns of a section as the table draws them; the one that names the row carries its link. */
export function tableColumns(section: TableSection, format: Format): DataColumn<Fields>[] {
  const columns = section.columns.map((column) => dataColumn(section, column, format));
  const { link } = section;
  if (!link) return columns;
  const places = columnPlaces(columns);
  return columns.map((column) =>
    places.get(column.id) === 'primary' ? { ...column, cell: (row) => linked(row, link, column.cell(row)) } : column,
  );
}

function dataColumn(section: TableSection, column: Column, format: Format): DataColumn<Fields> {
  const { field, label, format: kind, primary, amount, badge } = column;
  const numeric = isNumeric(kind);
  const write = (row: Fields) => format(kind, row[field], row.currency);
  return {
    id: field,
    header: label,
    cell: (row) => {
      if (badge) return <Badge tone={toneOf(row[field])}>{write(row)}</Badge>;
      return numeric ? <Figure>{write(row)}</Figure> : write(row);
    },
    numeric,
    nowrap: kind === 'date' || kind === 'dateTime',
    sortable: isSortable(section, column),
    ...(primary && { primary }),
    ...(amount && { amount }),
  };
}

function linked(row: Fields, { to, field }: TableLink, content: ReturnType<DataColumn<Fields>['cell']>) {
  const value = numberIn(row, field);
  const parameter = /:(\w+)/.exec(to)?.[1];
  if (value === undefined || !parameter) return content;
  return <Link to={generatePath(to, { [parameter]: String(value) })}>{content}</Link>;
}
