import { type Detail, DetailList } from '../../ui/DetailList.tsx';
import type { Elements } from '../../ui/elements.ts';
import styles from './RowSheet.module.css';

interface PartProps {
  title?: string | undefined;
  children: Elements;
}

/** A part of an opened row, with its title if it has one. */
export function Part({ title, children }: PartProps) {
  return (
    <div className={styles.part}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
    </div>
  );
}

/** Labelled values of an opened row; draws nothing if there are none. */
export function Values({ title, items }: { title?: string | undefined; items: readonly Detail[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <DetailList items={items} />
    </Part>
  );
}
