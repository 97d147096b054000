import { useId } from 'react';
import type { TableConfig } from '../../../config/kinds/table.ts';
import type { YearRecords as Records, Years } from '../../../config/kinds/years.ts';
import { DownloadAll } from '../../../documents/DownloadAll.tsx';
import { todayHere } from '../../../format/calendar.ts';
import { QueryFailure } from '../../../frame/QueryFailure.tsx';
import { useHeading } from '../../../frame/SectionFrame.tsx';
import { text } from '../../../text/text.ts';
import { SlipList } from './SlipList.tsx';
import { StatementList } from './StatementList.tsx';
import { useYearRows } from './useYearRows.ts';
import styles from './YearRecords.module.css';
import { daysOf, hasSlips } from './yearOf.ts';

interface YearRecordsProps {
  section: TableConfig;
  years: Years;
  records: Records;
  year: number;
}

/** A region with the documents that report a calendar year: its slips and its statements, whenever they were issued. */
export function YearRecords({ section, years, records, year }: YearRecordsProps) {
  const Heading = useHeading();
  const title = useId();
  const { slips, statements } = useYearRows(section, years, records, year);
  const names = { section, years, records, year };
  const days = { start_date: daysOf(year).start_date, end_date: todayHere() };
  return (
    <section className={styles.region} aria-labelledby={title}>
      <header className={styles.header}>
        <Heading id={title} className={styles.title}>
          {text.table.named(records.title, String(year))}
        </Heading>
        {section.downloadAll && (slips?.rows ? slips.rows.length > 0 : hasSlips(year)) && (
          <DownloadAll
            query={section.downloadAll}
            narrowed={{ ...section.where, [records.slips.year]: year, ...days }}
            total={slips?.rows?.length ?? 0}
            label={text.downloads.slips(year)}
          />
        )}
      </header>
      {slips && <QueryFailure query={slips.query} />}
      {(!slips?.query.error || slips.rows) && <SlipList {...names} rows={slips?.rows} />}
      {statements && <QueryFailure query={statements.query} />}
      {(!statements?.query.error || statements.rows) && <StatementList {...names} rows={statements?.rows} />}
    </section>
  );
}
