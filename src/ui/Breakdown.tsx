import type { ReactNode } from 'react';
import styles from './Breakdown.module.css';
import { barLength } from './barLength.ts';
import { Stack, Text } from './box.tsx';

export interface BreakdownItem {
  label: ReactNode;
  /** The formatted amount. */
  value: string;
  /** Its share of the whole, 0 to 100; no bar is drawn where it is null. */
  percent: number | null;
  /** The formatted share. */
  share?: string | undefined;
}

/** The parts of a figure. */
export function Breakdown({ items }: { items: readonly BreakdownItem[] }) {
  return (
    <Stack as="dl" gap="3" size="sm">
      {items.map(({ label, value, percent, share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name, and their order never changes
        <div key={index} className={styles.item}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <Text as="dd" weight="medium" breaks="never">
            {value}
          </Text>
          <dd className={styles.share}>
            {percent !== null && (
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ inlineSize: `${barLength(percent)}%` }} />
              </span>
            )}
            {share !== undefined && <span className={styles.number}>{share}</span>}
          </dd>
        </div>
      ))}
    </Stack>
  );
}
