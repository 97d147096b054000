import { keptFor } from '../check/keptFor.ts';

/**
 * What `work` makes of files in openapi/ and in other parts of the project, called again only when a file there has
 * changed: Redocly needs a second and a half for both of its tasks.
 */
export function keptForDescription<Result>(
  root: string,
  name: string,
  work: () => Result,
  parts: readonly string[] = [],
): Result {
  const { kept, keep } = keptFor(root, name.replaceAll('/', '-'), ['openapi', 'scripts/generate', ...parts]);
  if (kept) return JSON.parse(kept.toString()) as Result; // Written below.
  const result = work();
  keep(JSON.stringify(result));
  return result;
}
