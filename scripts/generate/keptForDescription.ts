import { keptFor } from '../check/keptFor.ts';

/**
 * The result of `work`, which reads openapi/ and other parts of the project. It is called again only after a file there
 * has changed: Redocly's two tasks take a second and a half.
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
