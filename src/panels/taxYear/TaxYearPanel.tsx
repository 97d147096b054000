import { useId } from 'react';
import { DownloadAll } from '../../documents/DownloadAll.tsx';
import { todayHere } from '../../format/calendar.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { useHeading } from '../../frame/SectionFrame.tsx';
import { useChosenYear } from '../../frame/YearContext.ts';
import { text } from '../../text/text.ts';
import type { TaxYearConfig } from './options.ts';
import { SlipList } from './SlipList.tsx';
import { StatementList } from './StatementList.tsx';
import styles from './TaxYearPanel.module.css';
import { useYearDocuments } from './useYearDocuments.ts';
import { hasSlips } from './yearlyDocuments.ts';

/** A region with the slips and statements of the chosen year, or of the last one. */
export function TaxYearPanel({ section }: { section: TaxYearConfig }) {
  const today = todayHere();
  const year = useChosenYear() ?? Number(today.slice(0, 4)) - 1;
  const Heading = useHeading();
  const title = useId();
  const { slips, statements } = useYearDocuments(year);
  const count = slips.data?.files.length;
  return (
    <section className={styles.region} aria-labelledby={title}>
      <header className={styles.header}>
        <Heading id={title} className={styles.title}>
          {text.table.named(section.title, String(year))}
        </Heading>
        {(count === undefined ? hasSlips(year) : count > 0) && (
          <DownloadAll
            query="documentDownloadAll"
            narrowed={{ tax_year: year, start_date: `${year}-01-01`, end_date: today }}
            total={count ?? 0}
            label={text.downloads.slips(year)}
          />
        )}
      </header>
      <QueryFailure query={slips} />
      {(!slips.error || slips.data) && <SlipList year={year} files={slips.data?.files} />}
      <QueryFailure query={statements} />
      {(!statements.error || statements.data) && <StatementList year={year} files={statements.data?.files} />}
    </section>
  );
}
