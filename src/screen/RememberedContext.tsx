import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

/** Choices from earlier visits, by the name of their URL parameter (Reading R23). */
export interface Remembered {
  get(parameter: string): string | undefined;
  /** Whether there is a choice of this section. */
  has(section: string): boolean;
  /** Without a value, removes the choice. */
  set(parameter: string, value: string | undefined): void;
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const RememberedContext = createContext<Remembered | undefined>(undefined);

export function RememberedProvider({ remembered, children }: { remembered: Remembered; children: ReactNode }) {
  return <RememberedContext value={remembered}>{children}</RememberedContext>;
}

/** All remembered choices. Throws outside a `RememberedProvider`. */
export function useRemembered(): Remembered {
  const remembered = useContext(RememberedContext);
  if (!remembered) throw new Error('useRemembered() must be used inside <RememberedProvider>.');
  return remembered;
}

/** The remembered value of one parameter. */
export function useRememberedValue(parameter: string): string | undefined {
  const remembered = useRemembered();
  const read = useCallback(() => remembered.get(parameter), [remembered, parameter]);
  return useSyncExternalStore(remembered.subscribe, read);
}
