import type { Scope } from '../scope.ts';
import { missingBodyFields, transported } from './bodyFields.ts';
import { bodyOf, isPagedQuery } from './fields.ts';
import type { Description, Problem } from './problem.ts';
import { isAbout } from './subject.ts';
import { fixedByPath } from './where.ts';

/** The options of a section or card that fill fields of its query's body. */
interface Filling {
  where?: object;
  choice?: { field: string };
  sort?: object;
  range?: string;
  period?: string;
}

const days = ['start_date', 'end_date'];

/** Whether the months of a period stand for the days of a query, as in a pair that `x-portal-period` names. */
const hasDays = (query: string, { operations }: Description) => operations[query]?.wire?.days !== undefined;

/** The fields of the body that a section or card fills. A card also has the period of its section. */
function filledBy(query: string, own: Filling, { beside, description, subject }: Scope): string[] {
  const { where = {}, choice, sort, range, period = (beside as Filling | undefined)?.period } = own;
  const isPaged = isPagedQuery(query, description);
  return [
    ...transported,
    ...fixedByPath(where).map(([name]) => name),
    ...(choice ? [choice.field] : []),
    // The screen's address fills fields that another API requires.
    ...(description.operations[query]?.wire ? Object.keys(subject?.params ?? {}) : []),
    ...(isPaged ? ['page', 'per_page'] : []),
    ...(sort && isPaged ? ['sort_by', 'sort_dir'] : []),
    ...(range === undefined ? [] : days),
    ...(period === undefined ? [] : ['months', ...(hasDays(query, description) ? days : [])]),
  ];
}

/** Suggests what could fill a field of a body, given its name and the section's place. */
function waysFor(name: string, query: string, { route = '', description }: Scope): string {
  const isDay = days.includes(name) && 'start_date' in bodyOf(query, description);
  return [
    'a value in `where`',
    ...(route.includes(':') ? ['a parameter of the route in the screen’s `subject`'] : []),
    ...(isDay ? ['a `range`'] : []),
    ...(name === 'months' || (isDay && hasDays(query, description)) ? ['a `period`'] : []),
    ...(description.operations[query]?.wire ? ['`fields` of the API’s adapter'] : []),
  ].join(', or ');
}

/** Every required field of a query's body must be filled, or the section can only fail. */
export function unfilledProblems(section: object, path: string, query: string, scope: Scope): Problem[] {
  // This is the query of the screen's subject, and its parameters are checked there.
  if (isAbout(scope, query)) return [];
  const { required = [] } = scope.description.fields[query] ?? {};
  const always = filledBy(query, section, scope);
  return missingBodyFields({ always }, required).map(({ name }) => ({
    path: `${path}.query`,
    message: `'${query}' requires '${name}', and nothing fills it; fill it with ${waysFor(name, query, scope)}`,
  }));
}
