import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type WholePortal = ComponentType<{ children: ReactNode }>;

const WholePortalContext = createContext<WholePortal | undefined>(undefined);

/** Provides the component that suspends until the whole config has loaded and then provides it to its children. */
export function WholePortalProvider({ WholePortal, children }: { WholePortal: WholePortal; children: ReactNode }) {
  return <WholePortalContext value={WholePortal}>{children}</WholePortalContext>;
}

/** The component that provides the whole config. Throws outside a `WholePortalProvider`. */
export function useWholePortal(): WholePortal {
  const WholePortal = useContext(WholePortalContext);
  if (!WholePortal) throw new Error('useWholePortal() must be used inside <WholePortalProvider>.');
  return WholePortal;
}
