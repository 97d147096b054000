import type { ReactNode } from 'react';
import type { Tone } from '../format/tone.ts';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

export interface BadgeProps {
  tone: Tone;
  children: ReactNode;
}

/** Where something stands, in a word; what needs attention has an icon and a ground, everything else is only the word. */
export function Badge({ tone, children }: BadgeProps) {
  if (tone === 'neutral') return children;
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={tone === 'negative' ? 'error' : 'warning'} size="sm" />
      {children}
    </span>
  );
}
