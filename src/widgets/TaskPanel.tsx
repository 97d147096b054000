import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './TaskPanel.module.css';

interface TaskPanelProps {
  /** The button that began it. */
  children: ReactNode;
  /** How far it is, and how it is stopped; nothing where nothing is under way. */
  panel: ReactNode;
}

/** A button for what takes a while, and a panel under it that tells of it; the page can be used meanwhile. */
export function TaskPanel({ children, panel }: TaskPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // What had the focus in the panel may have gone with what it told of; the button that began it is still there.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    frame.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {panel && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it is told where the focus is, and is not pressed.
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
