import type { Portal } from '../../src/config/portal.ts';
import { transported } from '../../src/config/rules/bodyFields.ts';
import type { Change } from './compareDescriptions.ts';
import { type Affected, placesOf, uses } from './placesOf.ts';
import { isTyped, usesInCode } from './usesInCode.ts';
import { type DescribedFields, type Use, usesInScreens } from './usesInScreens.ts';

/**
 * What a change means for this portal. `breaking`: a screen fails, or shows something wrong or nothing; `minor`: the
 * screens that use it still work; `unused`: no screen and no code uses it.
 */
export type Impact = 'breaking' | 'minor' | 'unused';

export interface GradedChange extends Change {
  impact: Impact;
  affects: Affected[];
}

/** Fields that the portal itself adds to bodies: for pages, search, order and periods. */
const sent = [
  ...['page', 'per_page', 'search', 'sort_by', 'sort_dir'],
  ...['months', 'start_date', 'end_date', 'compare_to', ...transported],
];

/** Whether a change breaks the places that use it. Unknown values do not, since the portal shows them as they are. */
function breaks({ at, kind, before, field }: Change): boolean {
  // The portal uses its own name for a field, whatever the API's name is.
  if (kind === 'added' || kind === 'wire') return false;
  if (at === 'operation') return true;
  if (at === 'answer') return !['null', 'optional', 'required', 'values'].includes(kind);
  if (kind === 'required') return !transported.includes(field);
  // Removed values break a body; new ones do not.
  if (kind === 'values') return before !== '';
  return !['null', 'optional'].includes(kind);
}

/** Returns a function that grades changes by where the screens and the source use the changed parts. */
export function changeGrader(projectRoot: string, portal: Portal, ...descriptions: readonly DescribedFields[]) {
  const all = descriptions.flatMap((described) => usesInScreens(portal, described));

  /** The places that a change affects; in a body, only if the portal sends the field. */
  function touched({ operation, at, field, kind, after }: Change): Use[] {
    const own = [...all.filter((use) => use.operation === operation), ...usesInCode(projectRoot, operation)];
    const isOfPages = at === 'answer' && field === 'last_page';
    const isSent = at === 'body' && (kind === 'required' || sent.includes(field.split(/[.[]/)[0] ?? ''));
    // No screen shows such a field, but every screen with the list needs it.
    if (at === 'operation' || field === '' || isSent || isOfPages) return own;
    const names = kind === 'renamed' ? [field, field.replace(/[^.]+$/, after)] : [field];
    const isCalled = (use: Use) => use.route === undefined && !isTyped(use.section);
    const used = own.filter(
      (use) =>
        isCalled(use) || (use.of === at && use.field !== '' && names.some((name) => uses(projectRoot, use, name))),
    );
    const read = at === 'answer' ? names.flatMap((name) => usesInCode(projectRoot, operation, name)) : [];
    return [...used, ...read.filter(({ section }) => isTyped(section))];
  }

  return (change: Change): GradedChange => {
    const found = touched(change);
    const isWhole = change.at === 'operation' || change.field === '' || change.kind === 'required';
    const impact = found.length === 0 ? 'unused' : breaks(change) ? 'breaking' : 'minor';
    return { ...change, impact, affects: placesOf(found, isWhole) };
  };
}
