import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import type { IconName } from './icons.ts';
import { type Closable, lazyDialog } from './lazyDialog.tsx';
import type { OpenMenuProps } from './OpenMenu.tsx';
import { toastStore } from './toastStore.ts';

/** `checked`: one of a few that exclude each other. */
export type MenuItem = { label: string; icon?: IconName; lang?: string; checked?: boolean } & (
  | { onSelect: () => void }
  | { href: string }
);

/** Items that belong together, with what they are about. */
export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

interface TriggerProps {
  onClick?: (event: MouseEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

export interface DropdownMenuProps {
  /** The button that opens it: one element that takes `ref` and native properties, with a name. */
  trigger: ReactElement<TriggerProps>;
  items: readonly (MenuItem | MenuGroup)[];
  /** Follows a link inside the application; without it the browser does. */
  onNavigate?: (href: string) => void;
}

const OpenMenu = lazyDialog<OpenMenuProps & Closable>(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** A few things to do or places to go, behind a button. What draws the menu is loaded when somebody reaches for it. */
export function DropdownMenu(menu: DropdownMenuProps) {
  const [opened, setOpened] = useState<'key' | 'pointer'>();
  const load = () => void OpenMenu.fetch().catch(() => undefined); // Asked for again where it is opened.
  async function open(by: 'key' | 'pointer') {
    // The button stays and keeps the focus until there is a menu.
    try {
      await OpenMenu.fetch();
      setOpened(by);
    } catch (error) {
      if (error instanceof Error) toastStore.show({ tone: 'error', text: error.message });
    }
  }
  const closed = cloneElement(menu.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: ({ detail }) => void open(detail === 0 ? 'key' : 'pointer'),
  });
  if (!opened) return closed;
  return <OpenMenu {...menu} byKey={opened === 'key'} onClose={() => setOpened(undefined)} />;
}
