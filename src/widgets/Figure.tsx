import { text } from '../text/text.ts';
import styles from './Figure.module.css';

const sign = '−';

/** A formatted figure; the minus sign of a negative one is read out as a word. */
export function Figure({ children }: { children: string }) {
  const at = children.indexOf(sign);
  if (at < 0) return children;
  return (
    <span className={styles.negative}>
      <span className="visuallyHidden">{text.table.minus}</span> {children.slice(0, at)}
      <span aria-hidden>{sign}</span>
      {children.slice(at + sign.length)}
    </span>
  );
}
