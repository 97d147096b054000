import styles from './EmptyState.module.css';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface EmptyStateProps {
  title: string;
  /** What the user can do, or when the list will have entries. */
  text?: string | undefined;
  icon?: IconName;
  action?: Elements;
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.frame} data-empty>
      {icon && <Icon name={icon} size="lg" />}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
