import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { root } from '../../src/client/findings.ts';
import { pagesOf } from '../../src/client/wire.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { AnswerDifference } from './compareAnswers.ts';
import { type Affected, placesOf, uses } from './placesOf.ts';
import type { OperationId } from './signIn.ts';
import { signInOperation } from './signIn.ts';
import { usesInCode } from './usesInCode.ts';
import { usesInScreens } from './usesInScreens.ts';

/**
 * What a difference means for this portal. `error`: a section or the session fails; `warning`: a value on a screen is
 * missing or appears as it arrived, or the session ends early; `info`: nothing on a screen depends on it.
 */
export type Severity = 'error' | 'warning' | 'info';

export interface GradedDifference extends Omit<AnswerDifference, 'effect'> {
  severity: Severity;
  /** The path of the field on the wire, if the API has another name for it. */
  wire?: string;
  /** What it means for the list as a whole. */
  means?: string;
  affects: readonly Affected[];
}

/** Whether a field tells which page is the last. No screen shows it, but every screen with the list needs it. */
const endsPages = (operation: string, field: string) =>
  field === 'last_page' && Object.hasOwn(operations, operation) && operations[operation as OperationId].paged;

function severityOf(effect: AnswerDifference['effect'], isUsed: boolean): Severity {
  if (effect === 'session') return 'warning';
  if (effect === 'none' || !isUsed) return 'info';
  return effect === 'refused' ? 'error' : 'warning';
}

/** What follows if an answer does not tell which page is the last, and the name of the field that should. */
function unreached(operation: OperationId): string {
  const { last, total, more } = pagesOf(operations[operation]) ?? {};
  const name = last ?? more ?? total;
  return `pages after the first cannot be reached${name === undefined ? '' : `, as the answer has no '${name}'`}`;
}

/** Returns a function that grades differences by where the screens of a config and the source use their fields. */
export function grader(projectRoot: string, portal: Portal) {
  const all = usesInScreens(portal, fields).filter((use) => use.of === 'answer');
  const signIn: string = signInOperation();

  return (operation: string, { effect, ...difference }: AnswerDifference): GradedDifference => {
    const { kind, field } = difference;
    const isOfPages = endsPages(operation, field);
    const isWhole = effect === 'refused' || field === root || isOfPages;
    const isShown = effect !== 'session' && kind !== 'unknown-field' && kind !== 'content-type';
    const affected = isShown
      ? [
          ...all.filter((use) => use.operation === operation && (isWhole || uses(projectRoot, use, field))),
          ...usesInCode(projectRoot, operation, isWhole ? undefined : field),
        ]
      : [];
    const startsSession = operation === signIn && (isWhole || field === 'session_token');
    const severity = startsSession && effect !== 'none' ? 'error' : severityOf(effect, affected.length > 0);
    const means = isOfPages ? { means: unreached(operation as OperationId) } : {};
    return { ...difference, severity, ...means, affects: placesOf(affected, isWhole) };
  };
}
