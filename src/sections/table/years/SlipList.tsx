import type { YearRecords, Years } from '../../../config/kinds/years.ts';
import { DocumentButton } from '../../../documents/DocumentButton.tsx';
import { documentIn } from '../../../documents/documentIn.ts';
import type { AnswerData } from '../../../frame/fields.ts';
import { useFormat } from '../../../portal/useFormat.ts';
import { text } from '../../../text/text.ts';
import { FigureList } from '../../../widgets/FigureList.tsx';
import { Loading } from '../../../widgets/Loading.tsx';
import { amountsOf } from '../amountsOf.ts';
import styles from './YearRecords.module.css';
import { hasSlips } from './yearOf.ts';

interface SlipListProps {
  years: Years;
  records: YearRecords;
  year: number;
  /** Undefined while they are loading. */
  rows: readonly AnswerData[] | undefined;
}

/** The slips of a year, each with its amounts. */
export function SlipList({ years, records: { slips }, year, rows }: SlipListProps) {
  const format = useFormat();
  if (rows === undefined && hasSlips(year)) return <SlipShape label={slips.amounts.label} />;
  if (rows === undefined) return <p className={styles.none}>{text.loading}</p>;
  if (rows.length === 0) return <p className={styles.none}>{slips.none}</p>;
  return (
    <ul className={styles.slips} aria-label={slips.title}>
      {rows.map((row, index) => {
        const document = documentIn(row);
        const issued = text.years.issued(format('date', row[years.by]));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slips of a year never change places
          <li key={index}>
            <p className={styles.slip}>
              {document ? <DocumentButton document={document} note={issued} /> : format('text', row.name)}
            </p>
            <FigureList figures={amountsOf(slips.amounts, row, format)} />
          </li>
        );
      })}
    </ul>
  );
}

/** As high as one slip, which is usual. */
function SlipShape({ label }: { label: string }) {
  const figures = ['1', '2', '3', '4'].map((box) => ({ label: text.table.named(label, box), value: undefined }));
  return (
    <Loading>
      <div className={styles.slips} aria-hidden>
        <p className={styles.slip}>&nbsp;</p>
        <FigureList figures={figures} />
      </div>
    </Loading>
  );
}
