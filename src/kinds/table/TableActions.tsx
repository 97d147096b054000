import { hasOtherApis } from '../../client/wire.ts';
import { ExportMenu } from '../../files/export/ExportMenu.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import { ListChoices } from '../list/ListChoices.tsx';
import type { TableRows } from '../list/tableRows.ts';
import { filterLines, isWholePeriod, type ListState } from '../list/useListState.ts';
import type { TableConfig } from './options.ts';

// Loaded only for tables with a download.
const DownloadAll = lazyComponent(
  async () => (await import('../../files/documents/DownloadAll.tsx')).DownloadAll,
  MissingPart,
);

/** Loads the code of a table's own controls. */
export const prepareActions = ({ downloadAll }: TableConfig): Promise<unknown> =>
  Promise.resolve(downloadAll && DownloadAll.fetch());

interface TableActionsProps {
  section: TableConfig;
  choices: ListState;
  rows: TableRows;
  isSmall: boolean | undefined;
}

/** The controls that narrow a table's rows, and the export. */
export function TableActions({ section, choices, rows, isSmall }: TableActionsProps) {
  const format = useFormat();
  const { range } = choices;
  return (
    <>
      <ListChoices section={section} choices={choices} rows={rows} isSmall={isSmall} />
      {section.downloadAll && range.days && (
        <PromptSuspense fallback={<Skeleton width="var(--size-36)" height="var(--control-small)" />}>
          <DownloadAll
            query={section.downloadAll}
            narrowed={{ ...choices.narrowed, ...range.days }}
            // While another filter loads, the number of documents is unknown.
            total={rows.isLoading ? 0 : (rows.total ?? 0)}
            label={text.downloads.all(rows.total ? format('number', rows.total) : undefined, rows.total ?? 0)}
          />
        </PromptSuspense>
      )}
      <ExportMenu
        title={section.title}
        columns={section.columns}
        filter={[
          ...filterLines(section, choices, rows.days, format),
          ...(hasOtherApis && rows.more === 'unreachable' ? [text.list.mayBeMore] : []),
        ]}
        total={rows.total ?? 0}
        load={rows.load}
        days={section.period ? rows.days : range.days}
        activities={section.statement && { isWhole: isWholePeriod(choices) }}
      />
    </>
  );
}
