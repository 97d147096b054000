import type { ReactNode } from 'react';
import { Grid, Small, Text } from './box.tsx';
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
      <Grid as="dl" min="48" gap="5 6" className={styles.list}>
        {items.map(({ label, value, about }) => (
          <div key={label} className={styles.item}>
            <Small as="dt" className={styles.label}>
              {label}
            </Small>
            <Text as="dd" weight="medium" breaks="anywhere" keepsLines pretty className={styles.value}>
              {value}
            </Text>
            {about && (
              <Small as="dd" pretty className={styles.about}>
                {about}
              </Small>
            )}
          </div>
        ))}
      </Grid>
    </div>
  );
}
