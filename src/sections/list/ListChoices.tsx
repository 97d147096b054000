import type { ListConfig } from '../../config/kinds/list.ts';
import { PeriodChoice } from '../../frame/PeriodChoice.tsx';
import { RangeChoice } from '../../frame/RangeChoice.tsx';
import { text } from '../../text/text.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { Select } from '../../widgets/Select.tsx';
import type { ListState } from './useListState.ts';
import { longestSearch } from './useSearch.ts';

/** The controls that narrow a list: search, range, filters and period, as far as the section has them. */
export function ListChoices({ section, choices }: { section: ListConfig; choices: ListState }) {
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
          look="filter"
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
    </>
  );
}
