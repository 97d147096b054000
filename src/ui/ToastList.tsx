import type { MouseEvent } from 'react';
import { text } from '../values/text/text.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons.ts';
import styles from './ToastList.module.css';
import type { Toast } from './toastStore.ts';

export interface ToastListProps {
  items: readonly Toast[];
  onClose: (id: number) => void;
  /** Called when the pointer or the focus enters the list. */
  onPause: () => void;
  onResume: () => void;
}

const icons: Record<Exclude<Toast['tone'], 'unseen'>, IconName> = {
  success: 'success',
  error: 'error',
  neutral: 'info',
};

/**
 * Toasts in the top right corner, the newest last and errors at the bottom; `toastStore` decides which and for how
 * long.
 */
export function ToastList({ items, onClose, onPause, onResume }: ToastListProps) {
  function close(event: MouseEvent, id: number) {
    // The button takes the focus with it when it is removed. The remaining toasts stay readable.
    event.currentTarget.closest('section')?.focus();
    onClose(id);
  }
  const drawn = (isError: boolean) =>
    items
      .filter(({ tone }) => (tone === 'error') === isError)
      .map(({ id, tone, text: message }) =>
        tone === 'unseen' ? (
          <p key={id} className="visuallyHidden">
            {message}
          </p>
        ) : (
          <div key={id} className={styles.toast} data-toast data-tone={tone}>
            <Icon name={icons[tone]} />
            <p className={styles.text} role={isError ? 'alert' : undefined}>
              {message}
            </p>
            <IconButton icon="close" label={text.actions.close} onClick={(event) => close(event, id)} />
          </div>
        ),
      );
  return (
    <section
      className={styles.list}
      // An open dialog hides everything but live regions from assistive technology. Each toast announces itself.
      aria-live="off"
      aria-label={text.toast.region}
      tabIndex={-1}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {/* Rendered before its content: not every screen reader announces a `status` that is inserted together with its
          text; an `alert` is always announced. */}
      <div role="status" aria-atomic={false}>
        {drawn(false)}
      </div>
      {drawn(true)}
    </section>
  );
}
