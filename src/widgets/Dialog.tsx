import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { text } from '../text/text.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  /** Without it the dialog is open as long as it is rendered. */
  open?: boolean;
  /** Names the dialog. */
  title: string;
  description?: string | undefined;
  /** Buttons in the head, before Close. */
  actions?: ReactNode;
  /** `small` is a question, not the whole screen even on a phone; `large` takes what the window has, for documents. */
  size?: 'small' | 'medium' | 'large';
  /** A press outside leaves it open: what is being entered in it would be lost. */
  keepOpen?: boolean;
  /** Has the focus at first; without it the first control does. */
  focusFirst?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Close, Escape, or a press outside where that is not kept from closing it. */
  onClose: () => void;
}

/** Closing a notice doesn't close the dialog under it; by now the notice may be gone from the page, so it is asked itself. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}

/** What has to be dealt with before the page goes on; on a phone it is the whole screen. */
export function Dialog(props: DialogProps) {
  const { open = true, title, description, actions, size = 'medium', keepOpen = false, children, onClose } = props;
  const returnFocus = useReturnFocus(props.focusFirst);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.dialog}
          data-size={size}
          onInteractOutside={keepOpen ? (event) => event.preventDefault() : keepForToasts}
          {...returnFocus}
          // Said outright when there is none: the library warns about a description it can't find.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </div>
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
