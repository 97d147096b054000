import { cloneElement, lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import type { IconName } from './icons.ts';
import { withSecondTry } from './withSecondTry.ts';

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

const loadMenu = () => withSecondTry(() => import('./OpenMenu.tsx'));
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).OpenMenu }));

/** A few things to do or places to go, behind a button. What draws the menu is loaded when somebody reaches for it. */
export function DropdownMenu(menu: DropdownMenuProps) {
  const [opened, setOpened] = useState<'by key' | 'by pointer'>();
  const load = () => void loadMenu().catch(() => undefined); // Comes up where it is drawn.
  const closed = cloneElement(menu.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: ({ detail }) => setOpened(detail === 0 ? 'by key' : 'by pointer'),
  });
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...menu} byKey={opened === 'by key'} />
    </Suspense>
  );
}
