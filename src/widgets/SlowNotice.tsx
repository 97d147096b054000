import { useEffect, useState } from 'react';
import { text } from '../text/text.ts';
import styles from './SlowNotice.module.css';

const patienceMs = 10_000;

/** Says, ten seconds after it came up, that what is awaited takes longer than usual; without a network that goes without saying. */
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
