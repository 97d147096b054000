import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Portal } from '../config/portal.ts';

interface WholePortal {
  /** Suspends until the whole config has loaded, and then provides it to its children. */
  WholePortal: ComponentType<{ children: ReactNode }>;
  /** Loads the whole config, to prepare screens before they are drawn. */
  loadWhole: () => Promise<Portal>;
}

const WholePortalContext = createContext<WholePortal | undefined>(undefined);

/** Provides access to the whole config. */
export const WholePortalProvider = WholePortalContext.Provider;

/** Access to the whole config. Throws outside a `WholePortalProvider`. */
export function useWholePortal(): WholePortal {
  const whole = useContext(WholePortalContext);
  if (!whole) throw new Error('useWholePortal() must be used inside <WholePortalProvider>.');
  return whole;
}
