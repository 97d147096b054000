import { text } from '../values/text/text.ts';
import styles from './Figure.module.css';

const sign = '−';

/** A formatted figure; the minus sign of a negative one is read out as a word. Only words wrap. */
export function Figure({ children }: { children: string }) {
  const wraps = children.includes(' ') || !/\d/.test(children);
  const at = children.indexOf(sign);
  if (at < 0) return <span className={wraps ? undefined : styles.figure}>{children}</span>;
  return (
    <span className={styles.negative} data-wraps={wraps}>
      <span className="visuallyHidden">{text.table.minus}</span> <span>{children.slice(0, at)}</span>
      <span aria-hidden>{sign}</span>
      <span>{children.slice(at + sign.length)}</span>
    </span>
  );
}
