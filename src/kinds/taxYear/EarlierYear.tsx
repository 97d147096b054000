import { useId, useState } from 'react';
import { isIssued } from '../../figures/yearDocuments.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Figure } from '../../ui/Figure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../../values/text/text.ts';
import { numbersOf, type Whole } from '../income/wholeFor.ts';
import { DownloadYear } from './DownloadYear.tsx';
import type { TaxYearConfig } from './options.ts';
import { boxesOf, slipName } from './slipWords.ts';
import { TaxYearBody } from './TaxYearBody.tsx';
import styles from './TaxYearPanel.module.css';
import { YearSize } from './YearFiles.tsx';

interface EarlierYearProps {
  section: TaxYearConfig;
  year: number;
  slips: QueryState & { data: Whole<'documentList'> | undefined };
  /** The answers of which the latest year says that they are not up to date. */
  others: readonly QueryState[];
}

/** An earlier year as a row, which opens what it reports. */
export function EarlierYear({ section, year, slips, others }: EarlierYearProps) {
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const issued = slips.data?.files.filter(isIssued) ?? [];
  return (
    <li className={styles.year}>
      <div className={styles.line}>
        <strong>{String(year)}</strong>
        <ul className={styles.facts}>
          {issued.map(({ document_id, documenttype, issued_date, tax_summary: slip }) => (
            <li key={document_id} className={styles.fact}>
              <span>{slipName(documenttype, format)}</span>
              {slip && <Figure>{format('money', boxesOf(slip)[0]?.amount, slip.currency)}</Figure>}
              <span className={styles.issued}>{text.taxYear.issued(format('date', issued_date))}</span>
            </li>
          ))}
          {slips.data?.part && (
            <li className={styles.fact}>{text.taxYear.partialFiles(...numbersOf(slips.data.part, format))}</li>
          )}
        </ul>
        <DownloadYear year={year} slips={issued} part={slips.data?.part} isQuiet />
        <IconButton
          icon={isOpen ? 'up' : 'expand'}
          label={text.taxYear.title(section.title, String(year))}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {!slips.data && <QueryFailure query={slips} />}
      <div id={id}>
        {isOpen && slips.data && (
          <>
            <YearSize year={year} slips={issued} />
            <TaxYearBody year={year} files={slips.data.files} isTold={others.some(({ error }) => error)} />
          </>
        )}
      </div>
    </li>
  );
}
