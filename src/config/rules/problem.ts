import { closest, distance } from 'fastest-levenshtein';
import type { OperationFields } from '../../../generated/fields.ts';
import type { Portal } from '../portal.ts';

/** What is wrong at a place in the config, with the value found and the values allowed. */
export interface Problem {
  /** Such as `routes.signedIn./overview.sections[1].columns[3].field`. */
  path: string;
  message: string;
  /** A warning stops nothing unless the check is strict. What says nothing of it is an error. */
  severity?: 'error' | 'warning';
  /** The file that it is in, where that is not portal.config.ts. */
  file?: string;
  line?: number;
  column?: number;
}

interface OperationFacts {
  path: string;
  kind: string;
  scope: string;
  persist: boolean;
  session: string;
  body: string;
  answer: string;
  investor: boolean;
  paged: boolean;
}

/** What is known of the description: generated/operations.ts and generated/fields.ts. */
export interface Description {
  operations: Readonly<Record<string, OperationFacts>>;
  fields: Readonly<Record<string, OperationFields>>;
}

/** A rule of sense: every problem it sees, none where there is none. */
export type Rule = (portal: Portal, description: Description) => Problem[];

/** A problem where something is wrong. */
export const problemIf = (isWrong: boolean, path: string, message: string): Problem[] =>
  isWrong ? [{ path, message }] : [];

/** The allowed word that was probably meant: at most two letters are wrong in it, or a quarter of a long one. */
export function nearest(found: string, allowed: readonly string[]): string | undefined {
  const best = allowed.length > 0 ? closest(found, allowed) : undefined;
  return best !== undefined && distance(found, best) <= Math.max(2, found.length / 4) ? best : undefined;
}

/**
 * No problem where the value is allowed; otherwise one that lists what is, and the nearest first. `misfit` says why one that
 * there is elsewhere is not allowed here.
 */
export function oneOf(
  path: string,
  found: string | number,
  allowed: readonly (string | number)[],
  misfit?: string,
): Problem[] {
  if (allowed.includes(found)) return [];
  const meant = misfit ? undefined : nearest(String(found), allowed.map(String));
  const list = allowed.length > 0 ? `allowed: ${allowed.join(', ')}` : 'nothing is allowed here';
  const reason = misfit ?? `is not known${meant ? `, did you mean '${meant}'?` : ''}`;
  return [{ path, message: `'${found}' ${reason}; ${list}` }];
}
