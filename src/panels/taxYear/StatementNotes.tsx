import { useFormat } from '../../portal/useFormat.ts';
import { statementSeries } from '../../portfolio/statements.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { statementNotes } from './statementNotes.ts';
import styles from './TaxYearPanel.module.css';
import { useStatements } from './useTaxYears.ts';

/** What is wrong with the statements of a year; nothing where all is well. */
export function StatementNotes({ year }: { year: number }) {
  const format = useFormat();
  const { data } = useStatements(year);
  const notes = statementSeries(data?.files ?? [], year).flatMap((series) => statementNotes(series, year, format));
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <Icon name="warning" size="sm" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
