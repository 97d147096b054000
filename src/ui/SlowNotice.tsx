import { useEffect, useState } from 'react';
import { text } from '../values/text/text.ts';
import styles from './SlowNotice.module.css';

const patienceMs = 10_000;

/** After ten seconds, says that loading takes longer than usual. Shows nothing while the browser is offline. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(navigator.onLine), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={styles.notice} aria-live="polite">
      {isSlow && text.faults.slow}
    </span>
  );
}
