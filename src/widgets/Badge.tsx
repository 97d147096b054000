import type { ReactNode } from 'react';
import type { Tone } from '../format/tone.ts';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

export interface BadgeProps {
  tone: Tone;
  children: ReactNode;
}

/** A status in a word; statuses that need attention also have an icon and a background. */
export function Badge({ tone, children }: BadgeProps) {
  if (tone === 'neutral') return children;
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={tone === 'negative' ? 'error' : 'warning'} size="sm" />
      {children}
    </span>
  );
}
