import { useId } from 'react';
import { isIssued } from '../../figures/yearDocuments.ts';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Row, Small, Text } from '../../ui/box.tsx';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { numbersOf, type Whole } from '../income/wholeFor.ts';
import { DownloadYear } from './DownloadYear.tsx';
import { EarlierYear } from './EarlierYear.tsx';
import { LatestStatement } from './LatestStatement.tsx';
import type { TaxYearConfig } from './options.ts';
import { slipName } from './slipWords.ts';
import { TaxYearBody } from './TaxYearBody.tsx';
import styles from './TaxYearPanel.module.css';
import { TaxYearShape } from './TaxYearShape.tsx';
import { useDocumentsSince, useTaxYears, useYearActivities } from './useTaxYears.ts';
import { YearSize } from './YearFiles.tsx';

/** The latest year with slips as an open card, earlier ones as rows below it. */
export function TaxYearPanel({ section }: { section: TaxYearConfig }) {
  const { first, statement, years } = useTaxYears();
  const [latest, ...earlier] = years;
  const known = [first, ...years.flatMap(({ slips }) => (slips.data ? [slips] : []))];
  if (first.isPending) return <TaxYearShape section={section} />;
  if (!first.data) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={first} />
      </SectionFrame>
    );
  }
  return (
    <>
      {statement && <LatestStatement file={statement} />}
      {latest && (
        <div>
          <LatestYear section={section} year={latest.year} slips={latest.slips} others={known} />
          {earlier.length > 0 && (
            <ul>
              {earlier.map(({ year, slips }) => (
                <EarlierYear key={year} section={section} year={year} slips={slips} others={known} />
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

interface LatestYearProps {
  section: TaxYearConfig;
  year: number;
  slips: QueryState & { data: Whole<'documentList'> | undefined };
  /** The answers of the section, which says once that they are not up to date. */
  others: readonly QueryState[];
}

function LatestYear({ section, year, slips, others }: LatestYearProps) {
  const format = useFormat();
  const title = useId();
  const { name } = useInvestor();
  const files = slips.data?.files;
  const issued = files?.filter(isIssued) ?? [];
  const expected = files?.filter((file) => !isIssued(file)) ?? [];
  const words = text.taxYear;
  // What the body needs is requested beside the slips, not after them.
  useYearActivities(year);
  useDocumentsSince(year);
  const dates = new Set(issued.map(({ issued_date }) => issued_date));
  const about = [
    ...(issued.length > 0 ? [words.slips(issued.length, format('number', issued.length))] : []),
    ...(dates.size === 1 ? [words.issued(format('date', [...dates][0]))] : []),
    ...(issued.length > 0 && name !== undefined ? [words.of(isolated(name))] : []),
    ...expected.map(({ documenttype }) => words.expected(slipName(documenttype, format))),
    ...(slips.data?.part ? [words.partialFiles(...numbersOf(slips.data.part, format))] : []),
  ];
  return (
    <section id={section.id} data-section={section.id} className={styles.card} aria-labelledby={title} tabIndex={-1}>
      <Row as="header" align="start" justify="between" gap="3 6">
        <div>
          <Text as="h2" size="lg" id={title}>
            {words.title(section.title, String(year))}
          </Text>
          <Small>{about.join(text.values.list)}</Small>
        </div>
        <div className={styles.actions}>
          {issued.map((file) => {
            const document = documentOf(file);
            const label = words.open(slipName(file.documenttype, format));
            return document && <DocumentButton key={file.document_id} document={document} label={label} isOutlined />;
          })}
          <DownloadYear year={year} slips={issued} part={slips.data?.part} />
          <YearSize year={year} slips={issued} />
        </div>
      </Row>
      {files ? (
        <TaxYearBody year={year} files={files} told={others} />
      ) : (
        <>
          <QueryFailure query={slips} others={others} />
          {slips.isPending && <SectionLoading lines={3} />}
        </>
      )}
    </section>
  );
}
