import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** Hides additional content until it is opened. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.label}>
        <span className={styles.mark}>
          <Icon name="expand" size="sm" />
        </span>
        <span>{label}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
