import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '../config/portal.ts';
import { strictContext } from '../ui/strictContext.ts';

interface WholePortal {
  /** Suspends until the whole config has loaded, and then provides it to its children. */
  WholePortal: ComponentType<{ children: ReactNode }>;
  /** Loads the whole config, to prepare screens before they are drawn. */
  loadWhole: () => Promise<Portal>;
}

/** Access to the whole config. */
export const [WholePortalProvider, useWholePortal] = strictContext<WholePortal>('WholePortal');
