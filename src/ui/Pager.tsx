import { text } from '../values/text/text.ts';
import { Row, Text } from './box.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Pager.module.css';
import { Select } from './Select.tsx';

export interface PagerProps {
  /** The first page is 1. */
  page: number;
  lastPage: number;
  total: number;
  /** The total in words, if the number alone does not say it. */
  counted?: string;
  perPage: number;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  /** Formats row numbers; `1204` becomes `1,204`. */
  formatCount?: (count: number) => string;
}

/** Shows which rows are visible, with buttons for the other pages. */
export function Pager({
  page,
  lastPage,
  total,
  counted,
  perPage,
  pageSizes,
  onPage,
  onPerPage,
  formatCount = String,
}: PagerProps) {
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)];
  const sizes = pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage].sort((a, b) => a - b);
  return (
    <div className={styles.pager}>
      <Select
        label={text.table.rowsPerPage}
        look="choice"
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(perPage)}
        onValue={(size) => onPerPage(Number(size))}
      />
      <div className={styles.place}>
        <Text tone="muted" breaks="never">
          {total > 0
            ? text.list.range(formatCount(from), formatCount(to), counted ?? formatCount(total))
            : text.list.none}
        </Text>
        <Row oneLine>
          <IconButton
            icon="previous"
            label={text.list.previousPage}
            // Not `disabled`: the button that has just led to the first page would lose the focus.
            aria-disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon="next"
            label={text.list.nextPage}
            aria-disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
        </Row>
      </div>
    </div>
  );
}
