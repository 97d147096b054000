import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

export interface Detail {
  label: string;
  value: ReactNode;
  /** Explains the value, in small print below it. */
  about?: string | undefined;
}

/** A list of names and values; on a phone they are stacked. */
export function DetailList({ items }: { items: readonly Detail[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items.map(({ label, value, about }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {about && <dd className={styles.about}>{about}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
