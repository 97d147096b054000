import type { Anchor, MenuEntry } from '../../config/portal.ts';
import type { FeatureState } from '../../screen/featureState.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { addressOf } from './menuAddress.ts';
import { useFeatureStates } from './useFeatureStates.ts';

/** A menu entry with its target. */
export interface ShownEntry {
  entry: MenuEntry;
  address?: string;
  state: FeatureState;
  /** The sections of its screen that it links to. */
  anchors: Anchor[];
}

/**
 * The menu's entries without the screens and sections whose feature is off for the investor; `small` includes those for
 * small screens.
 */
export function useMenuEntries(small: boolean): ShownEntry[] {
  const { menu } = usePortal();
  const stateOf = useFeatureStates();
  return menu
    .filter((entry) => small || !entry.smallScreensOnly)
    .map((entry): ShownEntry => {
      if (!('to' in entry)) return { entry, state: 'on', anchors: [] };
      const anchors = (entry.anchors ?? []).filter(({ section }) => stateOf(entry.to, section) === 'on');
      return { entry, address: addressOf(entry), state: stateOf(entry.to), anchors };
    })
    .filter(({ state }) => state !== 'off');
}
