import { root } from '../../src/api/findings.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { AnswerDifference } from './compareAnswers.ts';
import { signInOperation } from './signIn.ts';
import { filesThatCall, type Use, usesInScreens } from './usesOf.ts';

/**
 * What a difference means for this portal. `error`: a section or the session fails; `warning`: a value on a screen is
 * missing or appears as it came, or the session ends early; `info`: nothing on a screen depends on it.
 */
export type Severity = 'error' | 'warning' | 'info';

/** A part of a section, or a source file, that shows or reads a field. */
export type Affected = Omit<Use, 'operation' | 'field' | 'isContainer'>;

export interface GradedDifference extends Omit<AnswerDifference, 'effect'> {
  severity: Severity;
  affects: readonly Affected[];
}

const isWithin = (inner: string, outer: string) =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** Whether a place shows a field: the field itself, something in it, or a whole that it is part of. */
const shows = ({ field: used, isContainer }: Use, field: string) =>
  isWithin(used, field) || (!isContainer && isWithin(field, used));

function severityOf(effect: AnswerDifference['effect'], isUsed: boolean): Severity {
  if (effect === 'session') return 'warning';
  if (effect === 'none' || !isUsed) return 'info';
  return effect === 'refused' ? 'error' : 'warning';
}

/** The places of uses, each once: whole sections where a whole answer is affected. */
function placesOf(uses: readonly Use[], isWhole: boolean): Affected[] {
  const places = uses.map(
    ({ route, section, part, label }): Affected => ({
      ...(route !== undefined && { route }),
      section,
      part: isWhole ? '' : part,
      ...(label !== undefined && !isWhole && { label }),
    }),
  );
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/** Returns a function that grades differences by where the screens of a config and the source use their fields. */
export function grader(projectRoot: string, portal: Portal) {
  const uses = usesInScreens(portal);
  const signIn: string = signInOperation();

  /** The files that call the operation and, unless the whole answer is meant, mention the field's name. */
  function usesInCode(operation: string, field: string, isWhole: boolean): Use[] {
    const name = field.split(/\W+/).filter(Boolean).at(-1) ?? '';
    return filesThatCall(projectRoot, operation)
      .filter(({ text }) => isWhole || new RegExp(`\\b${name}\\b`).test(text))
      .map(({ file }) => ({ operation, field, section: file, part: '' }));
  }

  return (operation: string, { effect, ...difference }: AnswerDifference): GradedDifference => {
    const { kind, field } = difference;
    const isWhole = effect === 'refused' || field === root;
    const isShown = effect !== 'session' && kind !== 'unknown-field' && kind !== 'content-type';
    const affected = isShown
      ? [
          ...uses.filter((use) => use.operation === operation && (isWhole || shows(use, field))),
          ...usesInCode(operation, field, isWhole),
        ]
      : [];
    const startsSession = operation === signIn && (isWhole || field === 'session_token');
    const severity = startsSession && effect !== 'none' ? 'error' : severityOf(effect, affected.length > 0);
    return { ...difference, severity, affects: placesOf(affected, isWhole) };
  };
}
