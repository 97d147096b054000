import { DocumentName } from '../../documents/DocumentCells.tsx';
import { documentOf } from '../../documents/documentIn.ts';
import { useFormat } from '../../portal/useFormat.ts';
import type { DocumentFile } from '../../portfolio/answers.ts';
import { figuresOf, type StatementFigures, statementSeries } from '../../portfolio/statements.ts';
import { text } from '../../text/text.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumn.ts';
import { Figure } from '../../widgets/Figure.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { statementNotes } from './statementNotes.ts';
import styles from './TaxYearPanel.module.css';
import { statementsIn } from './yearlyDocuments.ts';

interface StatementListProps {
  year: number;
  /** Undefined while they are loading. */
  files: readonly DocumentFile[] | undefined;
}

/** A statement with its figures, or those of the whole year. */
interface Row {
  file: DocumentFile | undefined;
  currency: string;
  figures: StatementFigures | undefined;
}

/** The statements of a year with their amounts, the sums of the year, and what is wrong with them. */
export function StatementList({ year, files }: StatementListProps) {
  const format = useFormat();
  const columns = useColumns(year);
  const table = { columns, rowKey: (_: Row, index: number) => index, emptyTitle: text.years.noStatements };
  if (files === undefined) {
    const count = statementsIn(year) + 1;
    return <DataTable {...table} label={text.years.statements} rows={[]} status="loading" skeletonRows={count} />;
  }
  const all = statementSeries(files, year);
  if (all.length === 0) return <p className={styles.none}>{text.years.noStatements}</p>;
  return all.map((series, index) => {
    const notes = statementNotes(series, year, format);
    const label = all.length > 1 ? text.table.named(text.years.statements, String(index + 1)) : text.years.statements;
    const { currency } = series;
    const rows = series.files.map((file): Row => ({ file, currency, figures: figuresOf(file) }));
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
        <DataTable
          {...table}
          label={label}
          rows={[...rows, { file: undefined, currency, figures: series.year }]}
          status="ready"
        />
      </div>
    );
  });
}

/** The sums of the year are the last row, which is no document. */
function useColumns(year: number): DataColumn<Row>[] {
  const format = useFormat();
  const name: DataColumn<Row> = {
    id: 'name',
    header: text.years.statement,
    place: 'primary',
    takesTaps: true,
    cell({ file }) {
      if (!file) return <strong>{text.years.whole(year)}</strong>;
      const document = documentOf(file);
      return document ? <DocumentName document={document} onSeen={() => undefined} /> : format('text', file.name);
    },
  };
  const names = ['opening', 'contributions', 'reinvested', 'redemptions', 'closing'] as const;
  const amounts = names.map(
    (id): DataColumn<Row> => ({
      id,
      header: text.years.figures[id],
      numeric: true,
      place: id === 'closing' ? 'amount' : 'detail',
      cell: ({ figures, currency }) => <Figure>{format('money', figures?.[id], currency)}</Figure>,
    }),
  );
  return [name, ...amounts];
}
