import { useFormat, usePlainFormat } from '../../portal/useFormat.ts';
import { statementSeries } from '../../portfolio/statements.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { numbersOf } from '../parts/wholeFor.ts';
import { statementNotes } from './statementNotes.ts';
import styles from './TaxYearPanel.module.css';
import type { useStatements } from './useTaxYears.ts';

interface YearFilesProps {
  year: number;
  slips: readonly string[];
  statements: ReturnType<typeof useStatements>;
}

/** The contents of a year's download, and the problems of its statements. */
export function YearFiles({ year, slips, statements: { data, isPending } }: YearFilesProps) {
  const format = useFormat();
  const plain = usePlainFormat();
  if (isPending) {
    return (
      <div className={styles.holds}>
        <Loading>
          <Skeleton />
        </Loading>
      </div>
    );
  }
  if (!data) return null;
  const all = statementSeries(data.files, year);
  const notes = [
    ...(data.part ? [text.taxYear.partialFiles(...numbersOf(data.part, format))] : []),
    ...all.flatMap((series) => statementNotes(series, year, format)),
  ];
  const count = all.reduce((sum, { files }) => sum + files.length, 0);
  return (
    <>
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
      {slips.length > 0 && (
        <p className={styles.holds}>
          {text.taxYear.holds(slips.join(text.values.list), count, plain('number', count))}
        </p>
      )}
    </>
  );
}
