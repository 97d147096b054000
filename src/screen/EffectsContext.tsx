import type { Effect, Supply } from '../config/formParts.ts';
import { strictContext } from '../ui/strictContext.ts';
import type { Drafts } from './drafts.ts';

/** What effects need of a command's result. */
export interface Outcome {
  message?: string;
  data?: unknown;
  /** What was sent. */
  sent?: Readonly<Record<string, unknown>>;
}

/** How a failure is reported; by default as an error toast. */
export interface FailureNotice {
  seconds?: number | undefined;
  tone?: 'neutral' | undefined;
  /** The config's own words for it are at a field, so the server's message is enough, without `errors.general`. */
  isWorded?: boolean;
}

/** Runs the effects that the config names after a success, and reports failures. */
export interface Effects {
  run(effects: readonly Effect[], outcome: Outcome): void;
  /** Returns the sentence that is shown, if any. */
  fail(error: Error, notice?: FailureNotice): string | undefined;
  /** The values that the portal fills in by itself, and has. */
  supplies: Readonly<Partial<Record<Supply, string>>>;
  drafts: Drafts;
  newcomer?: Newcomer | undefined;
}

/** Who sets a new password in this tab, or has set it and not used it since; with the email, if that is known. */
export interface Newcomer {
  email: string | undefined;
  hasPassword: boolean;
}

/** The effects that `app/` offers to screens. */
export const [EffectsProvider, useEffects] = strictContext<Effects>('Effects');
