import { createContext, type ReactNode, useContext } from 'react';
import type { Effect, Supply } from '../config/kinds/form.ts';

/** What a command answered, as far as effects go. */
export interface Outcome {
  message?: string;
  data?: unknown;
}

/** How a failure is told; for 5 seconds as an error where nothing is said. */
export interface Telling {
  seconds?: number | undefined;
  tone?: 'neutral' | undefined;
  /** Said at its fields already: the server's message will do beside that. */
  isPlaced?: boolean;
}

/** Carries out what the config asks for after a success, and says what went wrong after a failure. */
export interface Effects {
  run(effects: readonly Effect[], outcome: Outcome): void;
  fail(error: Error, telling?: Telling): void;
  /** What the portal fills in by itself, as far as it has it. */
  supplies: Readonly<Partial<Record<Supply, string>>>;
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
