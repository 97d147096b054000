import type { Description, Problem } from './problem.ts';

/** Names that APIs use for the field that asks for a page. */
const pager =
  /(^|\.)(page|page_?(no|number|token|size|index)|per_?page|offset|skip|limit|max_?results|cursor|(page|next)_?(cursor|token)|continuation_?token|(starting|start)_?after)$/i;

/** The first of these names that asks for a page. */
export const pageFieldIn = (names: readonly string[]): string | undefined => names.find((one) => pager.test(one));

/** The description must say how a paged list is paged; otherwise the pages after the first cannot be reached. */
export function pagesProblems(path: string, query: string, { operations }: Description): Problem[] {
  const { open } = operations[query] ?? {};
  if (open === undefined) return [];
  const message = `'${query}' takes '${open}', but its description does not say how to load more pages: only the first is shown, with a note and without sums; add \`pages\` to the API’s adapter`;
  return [{ path: `${path}.query`, message, severity: 'warning' }];
}
