import { useCallback, useSyncExternalStore } from 'react';
import { strictContext } from '../ui/strictContext.ts';

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

/** All remembered choices. */
export const [RememberedProvider, useRemembered] = strictContext<Remembered>('Remembered');

/** The remembered value of one parameter. */
export function useRememberedValue(parameter: string): string | undefined {
  const remembered = useRemembered();
  const read = useCallback(() => remembered.get(parameter), [remembered, parameter]);
  return useSyncExternalStore(remembered.subscribe, read);
}
