import type { Elements } from '../ui/elements.ts';
import styles from './Message.module.css';

interface MessageProps {
  title?: string;
  hint?: string;
  /** Inside a layout, which already has the page's `main`. */
  framed?: boolean | undefined;
  children?: Elements;
}

/** A page with a single message and a link or button to continue. */
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
