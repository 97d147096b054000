import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

/** What was chosen on earlier visits, by the parameter of the URL that says the same (Reading R23). */
export interface Remembered {
  get(parameter: string): string | undefined;
  /** Without a value it is forgotten. */
  set(parameter: string, value: string | undefined): void;
  /** Calls after every change; answers with the way to end that. */
  subscribe(listener: () => void): () => void;
}

const RememberedContext = createContext<Remembered | undefined>(undefined);

export function RememberedProvider({ remembered, children }: { remembered: Remembered; children: ReactNode }) {
  return <RememberedContext value={remembered}>{children}</RememberedContext>;
}

/** Everything that is remembered. Throws outside a `RememberedProvider`. */
export function useRemembered(): Remembered {
  const remembered = useContext(RememberedContext);
  if (!remembered) throw new Error('useRemembered() must be used inside <RememberedProvider>.');
  return remembered;
}

/** What is remembered of one parameter. */
export function useRememberedValue(parameter: string): string | undefined {
  const remembered = useRemembered();
  const read = useCallback(() => remembered.get(parameter), [remembered, parameter]);
  return useSyncExternalStore(remembered.subscribe, read);
}
