import { useId, useState } from 'react';
import { isIssued } from '../../figures/yearDocuments.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Row, Small, Stack } from '../../ui/box.tsx';
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
    <Stack as="li" line="below">
      <Row align="center" gap="2 4" className={styles.line}>
        <strong>{String(year)}</strong>
        <ul className={styles.facts}>
          {issued.map(({ document_id, documenttype, issued_date, tax_summary: slip }) => (
            <Row key={document_id} as="li" align="baseline" gap="0 2">
              <span>{slipName(documenttype, format)}</span>
              {slip && <Figure>{format('money', boxesOf(slip)[0]?.amount, slip.currency)}</Figure>}
              <Small as="span">{text.taxYear.issued(format('date', issued_date))}</Small>
            </Row>
          ))}
          {slips.data?.part && <li>{text.taxYear.partialFiles(...numbersOf(slips.data.part, format))}</li>}
        </ul>
        <DownloadYear year={year} slips={issued} part={slips.data?.part} isQuiet />
        <IconButton
          icon={isOpen ? 'up' : 'expand'}
          label={text.taxYear.title(section.title, String(year))}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      {!slips.data && <QueryFailure query={slips} />}
      <div id={id}>
        {isOpen && slips.data && (
          <>
            <YearSize year={year} slips={issued} />
            <TaxYearBody year={year} files={slips.data.files} isTold={others.some(({ error }) => error)} />
          </>
        )}
      </div>
    </Stack>
  );
}
