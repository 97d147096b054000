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
  const message = `'${query}' takes '${open}' and does not say how its pages come: only the first is shown, with a note and without sums; x-portal-pages in an overlay can say it`;
  return [{ path: `${path}.query`, message, severity: 'warning' }];
}
