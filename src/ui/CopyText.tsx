import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isolated } from '../values/isolated.ts';
import { text as texts } from '../values/text/text.ts';
import { Button } from './Button.tsx';
import { Row, Text } from './box.tsx';
import styles from './CopyText.module.css';
import { IconButton } from './IconButton.tsx';

export interface CopyTextProps {
  /** The text to copy. */
  text: string;
  /** `inline` is for use among other values. */
  look?: 'block' | 'inline';
  /** Shown instead of the text, such as a link. */
  children?: ReactNode;
}

const doneFor = 4000;

/** A short text to copy, such as a reference number, with a copy button. */
export function CopyText({ text, look = 'block', children = isolated(text) }: CopyTextProps) {
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
      // The browser refuses clipboard access: the text is selected, so that the user can press the copy keys.
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      setLast({ outcome: 'marked', times: times + 1 });
    }
  }

  const label = texts.copy.copy(isolated(text));
  return (
    <Row as="span" gap="2 4" align="center" className={styles.frame} data-look={look} data-outcome={outcome}>
      <Text as="span" size="lg" weight="strong" tight breaks="anywhere" className={styles.text} ref={written}>
        {children}
      </Text>
      {isInline ? (
        <IconButton size="sm" icon={outcome === 'done' ? 'chosen' : 'copy'} label={label} onClick={() => void copy()} />
      ) : (
        <Button size="small" icon="copy" aria-label={label} onClick={() => void copy()}>
          {texts.copy.title}
        </Button>
      )}
      {/* Among other values the icon shows the success, so that nothing moves. */}
      <span className={isInline && outcome !== 'marked' ? 'visuallyHidden' : styles.outcome} role="status">
        {/* A new element each time, so that the same text is announced again. */}
        {outcome && <span key={times}>{texts.copy[outcome]}</span>}
      </span>
    </Row>
  );
}
