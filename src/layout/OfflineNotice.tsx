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

/**
 * A single notice for the whole page while the browser is offline; paused queries continue by themselves afterwards.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="warning" />
          <span>{text.faults.offline}</span>
        </p>
      )}
    </div>
  );
}
