import { DownloadAll } from '../../documents/DownloadAll.tsx';
import { todayHere } from '../../format/calendar.ts';
import type { DocumentFile } from '../../portfolio/answers.ts';
import { text } from '../../text/text.ts';

interface DownloadYearProps {
  year: number;
  slips: readonly DocumentFile[];
  isQuiet?: boolean;
}

/** Downloads the slips of a year. */
export function DownloadYear({ year, slips }: DownloadYearProps) {
  if (slips.length === 0) return null;
  return (
    <DownloadAll
      query="documentDownloadAll"
      narrowed={{ tax_year: year, start_date: `${year}-01-01`, end_date: todayHere() }}
      total={slips.length}
      label={text.downloads.slips(year)}
    />
  );
}
