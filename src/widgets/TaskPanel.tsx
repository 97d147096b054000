import type { ReactNode } from 'react';
import styles from './TaskPanel.module.css';

interface TaskPanelProps {
  /** The button that began it. */
  children: ReactNode;
  /** How far it is, and how it is stopped; nothing where nothing is under way. */
  panel: ReactNode;
}

/** A button for what takes a while, and a panel under it that tells of it; the page can be used meanwhile. */
export function TaskPanel({ children, panel }: TaskPanelProps) {
  return (
    <div className={styles.frame}>
      {children}
      {panel && <div className={styles.panel}>{panel}</div>}
    </div>
  );
}
