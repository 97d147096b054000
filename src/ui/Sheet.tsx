import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { text } from '../values/text/text.ts';
import type { Elements } from './elements.ts';
import { IconButton } from './IconButton.tsx';
import './menuIcons.ts';
import styles from './Sheet.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

export interface SheetProps {
  open: boolean;
  title: string;
  /** `end` is for something to read beside the page; on a phone it slides in from below. */
  side?: 'start' | 'end';
  /** `wide` is for figures beside names; on a phone it fills the screen. */
  size?: 'wide';
  /** Replaces the visible title; the title still names the sheet. */
  head?: Elements;
  children: ReactNode;
  onClose: () => void;
  /** Called instead of `onClose` if the sheet could not be opened at all. */
  onMissing?: () => void;
}

/** A dialog that slides in from a side of the window, such as the menu of small screens. */
export function Sheet({ open, title, side = 'start', size, head, children, onClose }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.sheet}
          data-side={side}
          data-size={size}
          aria-describedby={undefined}
          {...returnFocus}
        >
          <header className={styles.header}>
            {head}
            <Radix.Title className={head ? 'visuallyHidden' : styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={text.actions.close} />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
