import { useRef, useState } from 'react';
import { text as texts } from '../text/text.ts';
import { Button } from './Button.tsx';
import styles from './CopyText.module.css';

/** A short text that is needed elsewhere, such as a reference number, and a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const written = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(texts.copy.done);
    } catch {
      // The browser does not let us: it is marked, so that the keys do.
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      setOutcome(texts.copy.marked);
    }
  }

  return (
    <div className={styles.frame}>
      <strong className={styles.text} ref={written}>
        {text}
      </strong>
      <Button size="small" icon="copy" aria-label={texts.copy.copy(text)} onClick={() => void copy()}>
        {texts.copy.title}
      </Button>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </div>
  );
}
