import { text } from '../text/text.ts';
import styles from './Figure.module.css';

const sign = '−';

/** A formatted figure; the minus sign of a negative one is read out as a word. */
export function Figure({ children }: { children: string }) {
  const at = children.indexOf(sign);
  if (at < 0) return <span>{children}</span>;
  return (
    <span className={styles.negative}>
      <span className="visuallyHidden">{text.table.minus}</span> <span>{children.slice(0, at)}</span>
      <span aria-hidden>{sign}</span>
      <span>{children.slice(at + sign.length)}</span>
    </span>
  );
}
