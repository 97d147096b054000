import type { ReactNode } from 'react';
import { Stack, Text } from './box.tsx';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** Hides additional content until it is opened. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text as="details" size="sm" className={styles.disclosure}>
      <summary className={styles.label}>
        <span className={styles.mark}>
          <Icon name="expand" size="sm" />
        </span>
        <span>{label}</span>
      </summary>
      <Stack gap="3" tone="muted" above="2">
        {children}
      </Stack>
    </Text>
  );
}
