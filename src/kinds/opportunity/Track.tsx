import { barLength } from '../../ui/barLength.ts';
import styles from './Track.module.css';

/** A part of a whole as a bar; the figure stands beside it. */
export function Track({
  percent,
  isOwn = false,
  isThick = false,
}: {
  percent: number;
  isOwn?: boolean;
  isThick?: boolean;
}) {
  return (
    <span className={styles.track} data-own={isOwn} data-thick={isThick} aria-hidden>
      <span style={{ inlineSize: `${barLength(percent)}%` }} />
    </span>
  );
}
