import { cachedResult } from '../check/cachedResult.ts';

/**
 * The result of `work`, which reads openapi/ and other parts of the project. It is called again only after a file there
 * has changed: Redocly's two tasks take a second and a half.
 */
export function cachedForDescription<Result>(
  root: string,
  name: string,
  work: () => Result,
  parts: readonly string[] = [],
): Result {
  const { cached, store } = cachedResult(root, name.replaceAll('/', '-'), ['openapi', 'scripts/generate', ...parts]);
  if (cached) return JSON.parse(cached.toString()) as Result; // Written below.
  const result = work();
  store(JSON.stringify(result));
  return result;
}
