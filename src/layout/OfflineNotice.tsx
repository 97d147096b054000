import { useSyncExternalStore } from 'react';
import { text } from '../text/text.ts';
import { Icon } from '../widgets/Icon.tsx';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

/** Says once for the whole page that there is no network; what is waited for goes on by itself when it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {text.faults.offline}
        </p>
      )}
    </div>
  );
}
