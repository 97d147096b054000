import { bodyOf, isPagedQuery } from './fields.ts';
import type { Description, Problem } from './problem.ts';

/** The fields of bodies by which lists come in pages, as APIs call them. */
const pager = /^(page|page_?(no|number|token)|offset|cursor|next_?(cursor|token)|starting_?after)$/i;

/** A list that comes in pages must say which is the last, or those after the first cannot be reached. */
export function pagesProblems(path: string, query: string, description: Description): Problem[] {
  const name = Object.keys(bodyOf(query, description)).find((one) => pager.test(one));
  if (name === undefined || isPagedQuery(query, description)) return [];
  const message = `'${query}' takes '${name}' and answers no 'last_page', so pages after the first cannot be reached; an overlay can name the field that says which is the last`;
  return [{ path: `${path}.query`, message, severity: 'warning' }];
}
