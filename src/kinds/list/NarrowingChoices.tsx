import type { ListConfig } from '../../config/portal.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { text } from '../../values/text/text.ts';
import type { ListState } from './useListState.ts';
import { longestSearch } from './useSearch.ts';

/** The search field and the filters of a list. */
export function NarrowingChoices({
  section,
  choices: { search, filters },
}: {
  section: ListConfig;
  choices: ListState;
}) {
  return (
    <>
      {section.search && (
        <SearchField label={text.table.search} value={search.text} maxLength={longestSearch} onValue={search.type} />
      )}
      {filters
        .filter(({ isChoice }) => isChoice)
        .map((filter) => (
          <Select
            key={filter.field}
            look="choice"
            label={filter.label}
            value={filter.value}
            options={[
              { value: '', label: text.list.all },
              ...filter.options.map(({ value, label }) => ({ value: String(value), label })),
            ]}
            onValue={filter.choose}
          />
        ))}
    </>
  );
}
