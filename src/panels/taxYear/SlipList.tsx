import { DocumentButton } from '../../documents/DocumentButton.tsx';
import { documentOf } from '../../documents/documentIn.ts';
import { useFormat } from '../../portal/useFormat.ts';
import type { DocumentFile } from '../../portfolio/answers.ts';
import { text } from '../../text/text.ts';
import { FigureList } from '../../widgets/FigureList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import styles from './TaxYearPanel.module.css';
import { hasSlips } from './yearlyDocuments.ts';

interface SlipListProps {
  year: number;
  /** Undefined while they are loading. */
  files: readonly DocumentFile[] | undefined;
}

/** The slips of a year, each with its amounts. */
export function SlipList({ year, files }: SlipListProps) {
  const format = useFormat();
  if (files === undefined && hasSlips(year)) return <SlipShape />;
  if (files === undefined) return <p className={styles.none}>{text.loading}</p>;
  if (files.length === 0) return <p className={styles.none}>{text.years.noSlips}</p>;
  return (
    <ul className={styles.slips} aria-label={text.years.slips}>
      {files.map((file) => {
        const document = documentOf(file);
        const issued = text.years.issued(format('date', file.issued_date));
        const { boxes, currency } = file.tax_summary ?? {};
        return (
          <li key={file.document_id}>
            <p className={styles.slip}>
              {document ? <DocumentButton document={document} note={issued} /> : format('text', file.name)}
            </p>
            <FigureList
              figures={Object.entries(boxes ?? {}).flatMap(([box, amount]) =>
                amount === null
                  ? []
                  : [{ label: text.table.named(text.years.box, box), value: format('money', amount, currency) }],
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** As high as one slip, which is usual. */
function SlipShape() {
  const figures = ['1', '2', '3', '4'].map((box) => ({
    label: text.table.named(text.years.box, box),
    value: undefined,
  }));
  return (
    <Loading>
      <div className={styles.slips} aria-hidden>
        <p className={styles.slip}>&nbsp;</p>
        <FigureList figures={figures} />
      </div>
    </Loading>
  );
}
