import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { text } from '../values/text/text.ts';
import styles from './Dialog.module.css';
import type { Elements } from './elements.ts';
import { IconButton } from './IconButton.tsx';
import { type FocusedFirst, useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  /** If left out, the dialog is open as long as it is rendered. */
  open?: boolean;
  /** The dialog's name. */
  title: string;
  description?: string | undefined;
  /** Buttons in the header, before Close. */
  actions?: Elements;
  /** `large` fills the window, for documents. */
  size?: 'large';
  /** The initial focus: an element, or the first field; by default the first control. */
  focusFirst?: FocusedFirst;
  children: ReactNode;
  /** Called on Close, on Escape, and on a click outside. */
  onClose: () => void;
}

/**
 * Closing a toast must not close the dialog under it. The toast may already be removed, so the event's target is
 * checked.
 */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}

/** A modal dialog; on a phone it rises from the bottom of the screen. */
export function Dialog(props: DialogProps) {
  const { open = true, title, description, actions, size, children, onClose } = props;
  const returnFocus = useReturnFocus(props.focusFirst);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.dialog}
          data-size={size}
          onInteractOutside={keepForToasts}
          {...returnFocus}
          // Must be explicit: without it the library warns about a missing description.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            <div className={styles.actions}>
              {actions}
              <Radix.Close asChild>
                <IconButton icon="close" label={text.actions.close} />
              </Radix.Close>
            </div>
          </header>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
