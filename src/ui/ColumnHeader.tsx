import { text } from '../values/text/text.ts';
import styles from './ColumnHeader.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface ColumnHeaderProps {
  header: string;
  headerHidden?: boolean | undefined;
  /** The same as that of its cells. */
  look: Record<`data-${string}`, string | undefined>;
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
export function ColumnHeader({ header, headerHidden, look, sorted, onSort }: ColumnHeaderProps) {
  const order = orders[sorted ?? 'none'];
  return (
    <th className={styles.header} scope="col" aria-sort={onSort && order.aria} {...look}>
      {onSort ? (
        <>
          <button
            className={styles.button}
            type="button"
            title={text.list[order.title]}
            data-order={order.aria}
            onClick={onSort}
          >
            <span>{header}</span>
            <Icon name={order.icon} size="sm" />
          </button>
          <span className={styles.heard}>{header}</span>
        </>
      ) : (
        <span className={headerHidden ? 'visuallyHidden' : styles.name}>{header}</span>
      )}
    </th>
  );
}
