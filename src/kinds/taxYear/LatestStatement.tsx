import type { DocumentFile } from '../../figures/answers.ts';
import { DocumentName, DocumentSave } from '../../files/documents/DocumentCells.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { BesideTitle } from '../../screen/BesideTitle.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { month } from '../../values/date.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import styles from './TaxYearShape.module.css';

/** The latest statement, to open and to save, beside the title of the screen. */
export function LatestStatement({ file }: { file: DocumentFile }) {
  const { locale } = usePortal();
  const document = documentOf(file);
  if (!document) return null;
  const end = file.period_end_date ?? file.issued_date;
  const of = oneLine(month(end, locale, 'long'));
  return (
    <BesideTitle>
      <div className={styles.latest}>
        <DocumentName document={document} label={text.taxYear.latest(of)} onSeen={() => undefined} />
        <DocumentSave document={document} label={text.taxYear.latestSave(of)} onSeen={() => undefined} />
      </div>
    </BesideTitle>
  );
}
