import { useLayoutEffect, useRef } from 'react';
import type { Elements } from './elements.ts';
import styles from './TaskPanel.module.css';

interface TaskPanelProps {
  /** The button that starts the task. */
  children: Elements;
  /** The task's progress and a way to cancel it; empty if no task is running. */
  panel: Elements;
}

/** A button for a long task, with a progress panel under it; the page stays usable meanwhile. */
export function TaskPanel({ children, panel }: TaskPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // The focused element in the panel may have been removed; the focus then returns to the button.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    frame.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {panel && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus and is not interactive.
        <div
          className={styles.panel}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {panel}
        </div>
      )}
    </div>
  );
}
