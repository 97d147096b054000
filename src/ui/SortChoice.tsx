import { text } from '../values/text/text.ts';
import { Row } from './box.tsx';
import type { DataColumn, DataSort } from './dataColumn.ts';
import { IconButton } from './IconButton.tsx';
import { Select } from './Select.tsx';

export interface SortChoiceProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  onSort: (id: string) => void;
  className: string | undefined;
}

/** Sorting for layouts without a table header: a select for the column, a button for the direction. */
export function SortChoice<Row>({ columns, sort, onSort, className }: SortChoiceProps<Row>) {
  const options = columns.filter((column) => column.sortable).map(({ id, header }) => ({ value: id, label: header }));
  if (options.length === 0) return null;
  const unsorted = sort ? [] : [{ value: '', label: text.list.unsorted }];
  const direction = sort?.dir === 'desc' ? 'desc' : 'asc';
  return (
    <div className={className}>
      <Row oneLine gap="1" align="center" pad="3 inset" line="below">
        <Select
          label={text.list.sortBy}
          look="choice"
          options={[...unsorted, ...options]}
          value={sort?.by ?? ''}
          onValue={onSort}
        />
        {sort && (
          <IconButton
            icon={direction === 'asc' ? 'up' : 'down'}
            label={direction === 'asc' ? text.list.sortedAscending : text.list.sortedDescending}
            onClick={() => onSort(sort.by)}
          />
        )}
      </Row>
    </div>
  );
}
