import type { Tone } from '../values/tone.ts';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

export interface BadgeProps {
  tone: Tone;
  children: string;
}

/** A status in a word; statuses that need attention also have an icon and a background. */
export function Badge({ tone, children }: BadgeProps) {
  if (tone === 'neutral') return <span>{children}</span>;
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={tone === 'negative' ? 'error' : 'warning'} size="sm" />
      <span>{children}</span>
    </span>
  );
}
