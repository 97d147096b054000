import type { ListConfig } from '../../config/portal.ts';
import { PeriodChoice } from '../../screen/PeriodChoice.tsx';
import { RangeChoice } from '../../screen/RangeChoice.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { text } from '../../values/text/text.ts';
import type { OrderChoice } from '../tiles/useOrder.ts';
import styles from './ListChoices.module.css';
import { NarrowingChoices } from './NarrowingChoices.tsx';
import type { TableRows } from './tableRows.ts';
import type { ListState } from './useListState.ts';

interface ListChoicesProps {
  section: ListConfig;
  choices: ListState;
  rows: TableRows;
  /** The list has so few rows that there is nothing to search or to filter; undefined while that is unknown. */
  isSmall: boolean | undefined;
  /** The orders to choose from, for a list without columns to sort by. */
  order?: OrderChoice;
}

/** The controls of a list: search, filters, range, period and order, whichever the section has. */
export function ListChoices({ section, choices, rows, isSmall, order }: ListChoicesProps) {
  const { period, range } = choices;
  // The same is expected of its rows (`expectedRows`).
  const isExpectedSmall = !section.folded && !('documents' in section);
  return (
    <>
      {!(isSmall ?? isExpectedSmall) && (
        <div className={styles.narrowing} data-awaited={isSmall === undefined}>
          {section.folded ? <FoldButton choices={choices} /> : <NarrowingChoices section={section} choices={choices} />}
        </div>
      )}
      {section.range && <RangeChoice {...range} />}
      {section.period && <PeriodChoice {...period} days={rows.days} />}
      {order && (
        <Select
          look="choice"
          label={text.list.sortBy}
          value={order.chosen}
          options={order.options}
          onValue={order.choose}
        />
      )}
    </>
  );
}

/** Unfolds the search field and the filters, and says how many are in use. */
function FoldButton({ choices: { fold, filters, search } }: { choices: ListState }) {
  const format = useFormat();
  const inUse = filters.filter(({ value }) => value !== '').length + Number(search.text !== '');
  return (
    <Button
      size="small"
      variant="quiet"
      icon="filters"
      aria-expanded={fold.isOpen}
      aria-controls={fold.id}
      onClick={fold.toggle}
    >
      {inUse === 0 ? text.list.filters : text.list.filtersInUse(format('number', inUse))}
    </Button>
  );
}
