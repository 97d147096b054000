import { createContext, type ReactNode, useContext } from 'react';
import type { Effect } from '../config/sections/form.ts';

/** What a command answered, as far as effects go. */
export interface Outcome {
  message?: string;
  data?: unknown;
}

/** Carries out what the config asks for after a success, and says what went wrong after a failure. */
export interface Effects {
  run(effects: readonly Effect[], outcome: Outcome): void;
  /** Shows a failure for as many seconds; 5 where nothing is said. */
  fail(error: Error, seconds?: number): void;
}

const EffectsContext = createContext<Effects | undefined>(undefined);

export function EffectsProvider({ effects, children }: { effects: Effects; children: ReactNode }) {
  return <EffectsContext value={effects}>{children}</EffectsContext>;
}

/** The effects that `app/` offers to screens. Throws outside an `EffectsProvider`. */
export function useEffects(): Effects {
  const effects = useContext(EffectsContext);
  if (!effects) throw new Error('useEffects() must be used inside <EffectsProvider>.');
  return effects;
}
