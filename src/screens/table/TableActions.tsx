import { lazy, Suspense } from 'react';
import type { TableSection } from '../../config/sections/table.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { Select } from '../../widgets/Select.tsx';
import { withSecondTry } from '../../widgets/withSecondTry.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { PeriodChoice } from '../PeriodChoice.tsx';
import { RangeChoice } from '../RangeChoice.tsx';
import type { TableRows } from './tableRows.ts';
import { longestSearch } from './useSearch.ts';
import { filterLines, type TableChoices } from './useTableChoices.ts';

// Most tables have nothing to download.
const DownloadAll = lazy(async () => {
  const { DownloadAll } = await withSecondTry(() => import('../download/DownloadAll.tsx'));
  return { default: DownloadAll };
});

interface TableActionsProps {
  section: TableSection;
  choices: TableChoices;
  rows: TableRows;
}

/** What narrows a table's rows, search, filter and period as far as the section has them, and their export. */
export function TableActions({ section, choices, rows }: TableActionsProps) {
  const format = useFormat();
  const { search, filters, period, range } = choices;
  return (
    <>
      {section.search && (
        <SearchField label={text.table.search} value={search.text} maxLength={longestSearch} onValue={search.type} />
      )}
      {section.range && <RangeChoice {...range} />}
      {filters.map((filter) => (
        <Select
          key={filter.field}
          look="choice"
          label={filter.label}
          value={filter.value}
          options={[
            { value: '', label: text.table.all },
            ...filter.options.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          onValue={filter.choose}
        />
      ))}
      {section.period && <PeriodChoice {...period} />}
      {section.downloadAll && range.days && (
        <Suspense>
          <DownloadAll
            query={section.downloadAll}
            narrowed={{ ...choices.narrowed, ...range.days }}
            total={rows.total ?? 0}
          />
        </Suspense>
      )}
      <ExportMenu
        title={section.title}
        columns={section.columns}
        filter={filterLines(section, choices, format)}
        total={rows.total ?? 0}
        load={rows.load}
      />
    </>
  );
}
