import { cloneElement, useState } from 'react';
import { type Closable, lazyDialog } from './lazyDialog.tsx';
import type { OpenMenuProps } from './OpenMenu.tsx';
import { toastStore } from './toastStore.ts';

const OpenMenu = lazyDialog<OpenMenuProps & Closable>(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** A few things to do or places to go, behind a button. What draws the menu is loaded when somebody reaches for it. */
export function DropdownMenu(menu: Omit<OpenMenuProps, 'byKey'>) {
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
