import { cloneElement, useState } from 'react';
import { type Closable, lazyDialog } from './lazyDialog.tsx';
import type { OpenMenuProps } from './OpenMenu.tsx';
import { toastStore } from './toastStore.ts';

const OpenMenu = lazyDialog<OpenMenuProps & Closable>(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** A button with a menu of actions or links. The menu's code is loaded on hover, focus or click. */
export function DropdownMenu(menu: Omit<OpenMenuProps, 'byKey'>) {
  const [opened, setOpened] = useState<'key' | 'pointer'>();
  const load = () => void OpenMenu.fetch().catch(() => undefined); // A failure is reported when the menu is opened.
  async function open(by: 'key' | 'pointer') {
    // The button stays and keeps the focus until the menu is loaded.
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
