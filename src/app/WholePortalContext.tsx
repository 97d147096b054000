import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type WholePortal = ComponentType<{ children: ReactNode }>;

const WholePortalContext = createContext<WholePortal | undefined>(undefined);

/** Hands down what gives the whole config to what is in it, and suspends until it is there. */
export function WholePortalProvider({ WholePortal, children }: { WholePortal: WholePortal; children: ReactNode }) {
  return <WholePortalContext value={WholePortal}>{children}</WholePortalContext>;
}

/** What gives the whole config to what is in it. Throws outside a `WholePortalProvider`. */
export function useWholePortal(): WholePortal {
  const WholePortal = useContext(WholePortalContext);
  if (!WholePortal) throw new Error('useWholePortal() must be used inside <WholePortalProvider>.');
  return WholePortal;
}
