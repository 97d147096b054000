import type { GradedChange, Impact } from './gradeChanges.ts';
import { placeLines } from './placesOf.ts';

const impacts: readonly Impact[] = ['breaking', 'minor', 'unused'];

/** A change in words. */
function sentenceOf({ at, field, kind, before, after }: GradedChange): string {
  if (kind === 'added' || kind === 'removed') return kind;
  if (kind === 'renamed') return `renamed to \`${after}\``;
  if (kind === 'required') return at === 'body' ? 'now has to be sent' : 'now always comes';
  if (kind === 'optional') return at === 'body' ? 'may now be left out' : 'may now be missing';
  if (kind === 'null') return after.includes('null') ? 'may now be null' : 'is no longer null';
  if (kind === 'values') {
    const parts = [...(after ? [`new values ${after}`] : []), ...(before ? [`without ${before}`] : [])];
    return parts.join(', ') || 'other values';
  }
  if (kind === 'wire') return after ? `is now called \`${after}\` by the API` : 'is now called the same by the API';
  const what = kind === 'facts' ? '' : `${kind} `;
  return `${what}${before || 'none'} → ${after || 'none'}${field === '' && kind !== 'facts' ? ' of the whole' : ''}`;
}

const sides = { operation: '', body: 'body ', answer: '' };

function linesOf(change: GradedChange): string[] {
  const { impact, operation, at, field, affects } = change;
  const place = [operation, `${sides[at]}${field}`.trim()].filter(Boolean).join(' ');
  return [
    `${impact.padEnd(8)}  ${place}: ${sentenceOf(change)}`,
    ...placeLines(affects).map((line) => `          ${line}`),
  ];
}

/** The report for people, with breaking changes first. */
export function textChanges(changes: readonly GradedChange[]): string {
  const counts = impacts.map((impact) => `${changes.filter((one) => one.impact === impact).length} ${impact}`);
  const sorted = changes.toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact));
  const total = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  if (changes.length === 0) return 'The description has not changed.';
  return [...sorted.flatMap(linesOf), '', `${total}: ${counts.join(', ')}.`].join('\n');
}

/** The report for programs; its shape is stable within a `version`. */
export const jsonChanges = (changes: readonly GradedChange[]): string =>
  JSON.stringify({ version: 1, changes }, null, 2);
