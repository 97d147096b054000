import { useSyncExternalStore } from 'react';
import { text } from '../text/text.ts';
import { Icon } from '../widgets/Icon.tsx';
import { announce } from '../widgets/toastStore.ts';
import styles from './OfflineNotice.module.css';

const announceReturn = () => announce(text.faults.online);

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  window.addEventListener('online', announceReturn);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
    window.removeEventListener('online', announceReturn);
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
