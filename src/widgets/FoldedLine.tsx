import { text } from '../text/text.ts';
import { Button } from './Button.tsx';
import styles from './FoldedLine.module.css';
import { useOnPaper } from './useOnPaper.ts';

interface FoldedLineProps {
  /** The title of the section, whose region is named by it already. */
  title: string;
  /** What is folded away, in a few words. */
  about: string;
  onOpen: () => void;
}

/** A section that is folded to one line, with the button that shows it; paper has nothing of it. */
export function FoldedLine({ title, about, onOpen }: FoldedLineProps) {
  if (useOnPaper()) return null;
  return (
    <div className={styles.line} data-folded>
      <div className={styles.words}>
        <p className={styles.title} aria-hidden>
          {title}
        </p>
        <p className={styles.about}>{about}</p>
      </div>
      <Button size="small" variant="quiet" icon="expand" onClick={onOpen}>
        {text.table.show}
      </Button>
    </div>
  );
}
