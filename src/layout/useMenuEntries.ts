import type { Anchor, MenuEntry } from '../config/portal.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import type { PartState } from '../portal/partState.ts';
import { addressOf } from './menuAddress.ts';
import { usePartStates } from './usePartStates.ts';

/** An entry of the menu, and where it leads. */
export interface ShownEntry {
  entry: MenuEntry;
  address?: string;
  state: PartState;
  /** The sections of its screen that it names. */
  anchors: Anchor[];
}

/** The entries of the menu, less the screens and sections whose part is off for the investor; `small` with those for small screens. */
export function useMenuEntries(small: boolean): ShownEntry[] {
  const { menu } = usePortal();
  const stateOf = usePartStates();
  return menu
    .filter((entry) => small || !entry.smallScreensOnly)
    .map((entry): ShownEntry => {
      if (!('to' in entry)) return { entry, state: 'on', anchors: [] };
      const anchors = (entry.anchors ?? []).filter(({ section }) => stateOf(entry.to, section) === 'on');
      return { entry, address: addressOf(entry), state: stateOf(entry.to), anchors };
    })
    .filter(({ state }) => state !== 'off');
}
