import { Small, Text } from './box.tsx';
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
            <Text as="dt" size="table" tone="muted">
              {label}
            </Text>
            <Text as="dd" breaks="anywhere" keepsLines pretty shrinks className={styles.value}>
              <div>{value}</div>
              {about && <Small>{about}</Small>}
            </Text>
            {action && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
