import { closest, distance } from 'fastest-levenshtein';
import type { OperationFields } from '../../../generated/fields.ts';
import { alike, likeness } from '../../values/alike.ts';

/** A problem at a path in the config; the message says what was found and what is allowed. */
export interface Problem {
  /** For example `routes.signedIn./overview.sections[1].columns[3].field`. */
  path: string;
  message: string;
  /** Other places with the same problem. */
  also?: readonly string[];
  /** Defaults to an error. A warning fails only the strict check, a notice none. */
  severity?: 'error' | 'warning' | 'notice';
  /** For missing translations: the language, and how many texts (`words`) are not translated into it. */
  untranslated?: { language: string; words: number };
  /** The file with the problem, if it is not portal.config.ts. */
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
  /** The field that asks for a page, if the description does not say how the list is paged. */
  open?: string;
  /** Only of operations of another API, which take the investor only where they declare it. */
  wire?: { api: string; days?: object };
}

/** The parts of the description that checks need: generated/operations.ts and generated/fields.ts. */
export interface Description {
  operations: Readonly<Record<string, OperationFacts>>;
  fields: Readonly<Record<string, OperationFields>>;
}

export const isError = ({ severity = 'error' }: Problem): boolean => severity === 'error';

/** Returns a problem if the condition holds. */
export const problemIf = (isWrong: boolean, path: string, message: string): Problem[] =>
  isWrong ? [{ path, message }] : [];

/** A name that the config itself lists, under an option that may be left out. */
export const ownName = (path: string, value: string, option: string, known: readonly string[]): Problem[] =>
  known.length > 0
    ? oneOf(path, value, known)
    : [{ path, message: `'${value}' is not known: the config has no \`${option}\`` }];

/**
 * The allowed word that was probably meant: it differs by at most two letters, or by a quarter of a long word, or it is
 * another spelling of the same name, as `net_amt` is of `net_amount`.
 */
export function nearest(found: string, allowed: readonly string[]): string | undefined {
  const best = allowed.length > 0 ? closest(found, allowed) : undefined;
  if (best !== undefined && distance(found, best) <= Math.max(2, found.length / 4)) return best;
  const [other] = alike(found, allowed);
  return other !== undefined && likeness(found, other) > 0.65 ? other : undefined;
}

/** The allowed value that was probably meant: the word nearest to a word, the number nearest to a number. */
function meantBy(found: string | number, allowed: readonly (string | number)[]): string | number | undefined {
  const numbers = allowed.filter((one) => typeof one === 'number');
  if (typeof found === 'string' || numbers.length === 0) return nearest(String(found), allowed.map(String));
  return numbers.toSorted((a, b) => Math.abs(a - found) - Math.abs(b - found))[0];
}

/**
 * Reports a value that is not allowed; the message lists the allowed values, the nearest first. `misfit` explains why a
 * value that exists elsewhere is not allowed here.
 */
export function oneOf(
  path: string,
  found: string | number,
  allowed: readonly (string | number)[],
  misfit?: string,
): Problem[] {
  if (allowed.includes(found)) return [];
  const meant = misfit ? undefined : meantBy(found, allowed);
  const list = allowed.length > 0 ? `allowed: ${allowed.join(', ')}` : 'nothing is allowed here';
  const reason = misfit ?? `is not known${meant !== undefined ? `, did you mean '${meant}'?` : ''}`;
  return [{ path, message: `'${found}' ${reason}; ${list}` }];
}
