import type { TableConfig } from '../../../config/kinds/table.ts';
import type { YearRecords } from '../../../config/kinds/years.ts';
import { DocumentName } from '../../../documents/DocumentCells.tsx';
import { documentIn } from '../../../documents/documentIn.ts';
import type { AnswerData } from '../../../frame/fields.ts';
import { type Format, useFormat } from '../../../portal/useFormat.ts';
import { text } from '../../../text/text.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumn.ts';
import { Figure } from '../../../widgets/Figure.tsx';
import { Icon } from '../../../widgets/Icon.tsx';
import { detailOf } from '../rowDetails.ts';
import { rowName } from '../tableColumns.tsx';
import { statementNotes } from './statementNotes.ts';
import { statementSeries } from './statementSeries.ts';
import styles from './YearRecords.module.css';
import { daysOf, statementsIn } from './yearOf.ts';

interface StatementListProps {
  section: TableConfig;
  records: YearRecords;
  year: number;
  /** Undefined while they are loading. */
  rows: readonly AnswerData[] | undefined;
}

/** The statements of a year with their amounts, the sums of the year, and what is wrong with them. */
export function StatementList({ section, records, year, rows }: StatementListProps) {
  const format = useFormat();
  const { statements } = records;
  const nameOf = (row: AnswerData) => rowName(section, row, format);
  const whole = text.years.whole(year);
  const columns = columnsOf(statements, nameOf, whole, format);
  const table = { columns, rowKey: (_: AnswerData, index: number) => index, emptyTitle: statements.none };
  if (rows === undefined) {
    const count = statementsIn(year) + 1;
    return <DataTable {...table} label={statements.title} rows={[]} status="loading" skeletonRows={count} />;
  }
  const series = statementSeries(rows, statements, daysOf(year));
  if (series.length === 0) return <p className={styles.none}>{statements.none}</p>;
  return series.map((one, index) => {
    const notes = statementNotes(one, records, nameOf, whole, format);
    const label = series.length > 1 ? text.table.named(statements.title, String(index + 1)) : statements.title;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the accounts of an investor never change places
      <div key={index}>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note} className={styles.note}>
                <Icon name="warning" size="sm" />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        )}
        <DataTable {...table} label={label} rows={[...one.rows, one.year]} status="ready" />
      </div>
    );
  });
}

type Statements = YearRecords['statements'];

/** The sums of the year are the last row, which is no document. */
function columnsOf(
  { sum }: Statements,
  nameOf: (row: AnswerData) => string,
  whole: string,
  format: Format,
): DataColumn<AnswerData>[] {
  const name: DataColumn<AnswerData> = {
    id: 'name',
    header: text.years.statement,
    place: 'primary',
    takesTaps: true,
    cell(row) {
      const document = documentIn(row);
      if (document) return <DocumentName document={document} onSeen={() => undefined} />;
      return row.key === undefined ? <strong>{whole}</strong> : nameOf(row);
    },
  };
  const amounts = [...sum.lines, sum.total].map(({ field, label }): DataColumn<AnswerData> => {
    const write = (row: AnswerData) => {
      const values = row.key === undefined ? row : detailOf(row, sum);
      return format('money', values[field], values.currency ?? row.currency);
    };
    return {
      id: field,
      header: label,
      numeric: true,
      place: field === sum.total.field ? 'amount' : 'detail',
      cell: (row) => <Figure>{write(row)}</Figure>,
    };
  });
  return [name, ...amounts];
}
