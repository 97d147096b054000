import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { announce } from '../../ui/toastStore.ts';
import { text } from '../../values/text/text.ts';
import styles from './OfflineNotice.module.css';

const subscribe = (listener: () => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) announce(text.upToDate.online);
    listener();
  });

/**
 * A single notice for the whole page while it is offline (`src/client/reachability.ts`); paused queries continue by
 * themselves afterwards.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="warning" />
          <span>{text.upToDate.offline}</span>
        </p>
      )}
    </div>
  );
}
