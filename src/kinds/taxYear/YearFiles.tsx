import type { DocumentFile } from '../../figures/answers.ts';
import { sumOfAll } from '../../figures/exactAmounts.ts';
import { statementSeries } from '../../figures/statements.ts';
import { documentFolders, yearDocuments } from '../../figures/yearDocuments.ts';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { Small, Stack } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { readDecimal } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import { numbersOf } from '../income/wholeFor.ts';
import { slipName } from './slipWords.ts';
import { statementNotes } from './statementNotes.ts';
import styles from './TaxYearPanel.module.css';
import { useDocumentsSince } from './useTaxYears.ts';

interface YearFilesProps {
  year: number;
  slips: readonly DocumentFile[];
}

/** The contents of a year's download, and the problems of its statements. */
export function YearFiles({ year, slips }: YearFilesProps) {
  const format = useFormat();
  const plain = usePlainFormat();
  const { data, isPending } = useDocumentsSince(year);
  if (isPending) {
    return (
      <Small as="div" className={styles.holds}>
        <Loading>
          <Skeleton />
        </Loading>
      </Small>
    );
  }
  if (!data) return null;
  const notes = [
    ...(data.part ? [text.taxYear.partialFiles(...numbersOf(data.part, format))] : []),
    ...statementSeries(data.files, year).flatMap((series) => statementNotes(series, year, format)),
  ];
  const documents = yearDocuments([...slips, ...data.files], year);
  const held = documentFolders.flatMap((name) => {
    const own = documents.filter(({ folder }) => folder === name);
    if (name === 'slips') return own.map(({ file }) => slipName(file.documenttype, format));
    return own.length > 0 ? [text.taxYear.counted[name](own.length, plain('number', own.length))] : [];
  });
  return (
    <>
      {notes.length > 0 && (
        <Stack as="ul" gap="1" size="sm" tone="warning">
          {notes.map((note) => (
            <li key={note} className={styles.note}>
              <Icon name="warning" size="sm" />
              <span>{note}</span>
            </li>
          ))}
        </Stack>
      )}
      {slips.length > 0 && <Small className={styles.holds}>{text.taxYear.holds(held.join(text.values.list))}</Small>}
    </>
  );
}

/** How many files a year's download has, and about how large they are together. Keeps its line until this is known. */
export function YearSize({ year, slips }: YearFilesProps) {
  const plain = usePlainFormat();
  const { data } = useDocumentsSince(year);
  if (slips.length === 0) return null;
  const documents = yearDocuments([...slips, ...(data?.files ?? [])], year);
  const bytes = sumOfAll(documents.map(({ file }) => readDecimal(file.file_size_bytes)));
  // The workbook is one more; its size is not known before it is made.
  const files = text.taxYear.files(
    plain('number', documents.length + 1),
    bytes === undefined ? bytes : plain('fileSize', bytes),
  );
  return <Small className={styles.size}>{data && (data.part ? text.taxYear.atLeast(files) : files)}</Small>;
}
