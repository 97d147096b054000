import { text } from '../values/text/text.ts';
import { Button } from './Button.tsx';
import { Small } from './box.tsx';
import styles from './FoldedLine.module.css';
import { useOnPaper } from './useOnPaper.ts';

interface FoldedLineProps {
  /** The title of the section; the section's region already has it as its name. */
  title: string;
  /** A few words about the folded content. */
  about: string;
  onOpen: () => void;
}

/** A section folded to one line, with the button that opens it; not printed. */
export function FoldedLine({ title, about, onOpen }: FoldedLineProps) {
  if (useOnPaper()) return null;
  return (
    <div className={styles.line} data-folded>
      <div className={styles.words}>
        <p className={styles.title} aria-hidden>
          {title}
        </p>
        <Small>{about}</Small>
      </div>
      <Button size="small" variant="quiet" icon="expand" onClick={onOpen}>
        {text.list.show}
      </Button>
    </div>
  );
}
