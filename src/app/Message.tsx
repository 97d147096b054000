import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  title?: string;
  hint?: string;
  /** Inside a frame, which has the page's `main` already. */
  framed?: boolean | undefined;
  children?: ReactNode;
}

/** A page with one thing to say and a way on. */
export function Message({ title, hint, framed = false, children }: MessageProps) {
  const Frame = framed ? 'div' : 'main';
  return (
    <Frame className={styles.message}>
      {title && <h1 className={styles.title}>{title}</h1>}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Frame>
  );
}
