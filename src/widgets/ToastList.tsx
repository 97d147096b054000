import type { MouseEvent } from 'react';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons.ts';
import styles from './ToastList.module.css';
import type { Toast } from './toastStore.ts';

export interface ToastListProps {
  items: readonly Toast[];
  onClose: (id: number) => void;
  /** Somebody points at the notices, or has moved the focus to them. */
  onPause: () => void;
  onResume: () => void;
}

const icons: Record<Toast['tone'], IconName> = { success: 'success', error: 'error', neutral: 'info' };

/** Notices in the top right corner, the newest last and what went wrong below; `toastStore` says which and how long. */
export function ToastList({ items, onClose, onPause, onResume }: ToastListProps) {
  function close(event: MouseEvent, id: number) {
    // The button takes the focus with it. Those that are left can be read on.
    event.currentTarget.closest('section')?.focus();
    onClose(id);
  }
  const drawn = (isError: boolean) =>
    items
      .filter(({ tone }) => (tone === 'error') === isError)
      .map(({ id, tone, text: message }) => (
        <div key={id} className={styles.toast} data-toast data-tone={tone}>
          <Icon name={icons[tone]} />
          <p className={styles.text} role={isError ? 'alert' : undefined}>
            {message}
          </p>
          <IconButton icon="close" label={text.actions.close} onClick={(event) => close(event, id)} />
        </div>
      ));
  return (
    <section
      className={styles.list}
      // An open dialog hides everything but live regions from assistive technology. The notices announce themselves.
      aria-live="off"
      aria-label={text.toast.region}
      tabIndex={-1}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {/* Here before what it says: a `status` that comes with its words is not read out everywhere; an `alert` is. */}
      <div role="status" aria-atomic={false}>
        {drawn(false)}
      </div>
      {drawn(true)}
    </section>
  );
}
