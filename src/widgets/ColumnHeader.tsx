import { text } from '../text/text.ts';
import styles from './ColumnHeader.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface ColumnHeaderProps {
  header: string;
  headerHidden?: boolean | undefined;
  numeric?: boolean | undefined;
  onlyNarrow?: boolean | undefined;
  onlyWide?: boolean | undefined;
  sorted?: 'asc' | 'desc' | undefined;
  onSort?: (() => void) | undefined;
}

const orders: Record<
  'asc' | 'desc' | 'none',
  {
    aria: 'ascending' | 'descending' | 'none';
    icon: IconName;
    title: 'sortedAscending' | 'sortedDescending' | 'unsorted';
  }
> = {
  asc: { aria: 'ascending', icon: 'up', title: 'sortedAscending' },
  desc: { aria: 'descending', icon: 'down', title: 'sortedDescending' },
  none: { aria: 'none', icon: 'sort', title: 'unsorted' },
};

/** A column's name, with a button to sort by it. */
export function ColumnHeader({
  header,
  headerHidden,
  numeric,
  onlyNarrow,
  onlyWide,
  sorted,
  onSort,
}: ColumnHeaderProps) {
  // A narrow table has no headers.
  if (onlyNarrow) return null;
  const order = orders[sorted ?? 'none'];
  return (
    <th
      className={styles.header}
      scope="col"
      aria-sort={onSort && order.aria}
      data-numeric={numeric ? '' : undefined}
      data-only-wide={onlyWide ? '' : undefined}
    >
      {onSort ? (
        <button
          className={styles.button}
          type="button"
          title={text.table[order.title]}
          data-order={order.aria}
          onClick={onSort}
        >
          <span>{header}</span>
          <Icon name={order.icon} size="sm" />
        </button>
      ) : (
        <span className={headerHidden ? 'visuallyHidden' : styles.name}>{header}</span>
      )}
    </th>
  );
}
