import { createContext, type ReactNode, useContext } from 'react';
import type { Portal } from '../config/portal.ts';

const PortalContext = createContext<Portal | undefined>(undefined);

/** Provides the checked config to everything below it. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The config at run time. Throws outside a `PortalProvider`. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal() must be used inside <PortalProvider>.');
  return portal;
}
