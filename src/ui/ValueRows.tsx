import type { Detail } from './DetailList.tsx';
import type { Elements } from './elements.ts';
import styles from './ValueRows.module.css';

export interface ValueRow extends Detail {
  /** A button that changes the value. */
  action?: Elements;
}

/** Values, one per row, each after its label; an action for the value is at the end of the row. */
export function ValueRows({ items }: { items: readonly ValueRow[] }) {
  return (
    <div className={styles.frame}>
      <dl>
        {items.map(({ label, value, about, action }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <div>{value}</div>
              {about && <p className={styles.about}>{about}</p>}
            </dd>
            {action && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
