import { keptFor } from '../check/keptFor.ts';

/**
 * What `work` makes of a file in openapi/, called again only when a file there has changed: Redocly needs a second and a
 * half for both of its tasks.
 */
export function keptForDescription<Result>(root: string, name: string, work: () => Result): Result {
  const { kept, keep } = keptFor(root, name.replaceAll('/', '-'), ['openapi', 'scripts/generate']);
  if (kept) return JSON.parse(kept.toString()) as Result; // Written below.
  const result = work();
  keep(JSON.stringify(result));
  return result;
}
