import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  title?: string;
  hint?: string;
  children?: ReactNode;
}

/** A page with one thing to say and a way on. */
export function Message({ title, hint, children }: MessageProps) {
  return (
    <main className={styles.message}>
      {title && <h1 className={styles.title}>{title}</h1>}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </main>
  );
}
