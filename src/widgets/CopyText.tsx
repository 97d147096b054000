import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text as texts } from '../text/text.ts';
import { Button } from './Button.tsx';
import styles from './CopyText.module.css';
import { IconButton } from './IconButton.tsx';

export interface CopyTextProps {
  /** What is copied. */
  text: string;
  /** `inline` stands among other values, as they do. */
  look?: 'block' | 'inline';
  /** What is shown of it, such as a link; without it the text. */
  children?: ReactNode;
}

const doneFor = 4000;

/** A short text that is needed elsewhere, such as a reference number, and a button that copies it. */
export function CopyText({ text, look = 'block', children = text }: CopyTextProps) {
  const written = useRef<HTMLElement>(null);
  const [{ outcome, times }, setLast] = useState<{ outcome?: 'done' | 'marked'; times: number }>({ times: 0 });
  const isInline = look === 'inline';

  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => setLast({ times }), doneFor);
    return () => clearTimeout(timer);
  }, [outcome, times]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ outcome: 'done', times: times + 1 });
    } catch {
      // The browser does not let us: it is marked, so that the keys do.
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      setLast({ outcome: 'marked', times: times + 1 });
    }
  }

  const label = texts.copy.copy(text);
  return (
    <span className={styles.frame} data-look={look} data-outcome={outcome}>
      <span className={styles.text} ref={written}>
        {children}
      </span>
      {isInline ? (
        <IconButton size="sm" icon={outcome === 'done' ? 'chosen' : 'copy'} label={label} onClick={() => void copy()} />
      ) : (
        <Button size="small" icon="copy" aria-label={label} onClick={() => void copy()}>
          {texts.copy.title}
        </Button>
      )}
      {/* Among other values the drawing says that it is done, and nothing moves. */}
      <span className={isInline && outcome !== 'marked' ? 'visuallyHidden' : styles.outcome} role="status">
        {/* Another element each time: the same words are news again. */}
        {outcome && <span key={times}>{texts.copy[outcome]}</span>}
      </span>
    </span>
  );
}
