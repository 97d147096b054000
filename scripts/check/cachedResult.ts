import { cacheIn } from '../cache.ts';
import { fingerprint } from './fingerprint.ts';

interface CachedResult {
  /** The cached result for exactly these files. */
  cached: Buffer | undefined;
  store(value: string): void;
}

/**
 * The cached result of a task that depends on parts of the project, or without parts on all of it, and on the imports
 * of the parts in `importing`. `store` does nothing if a file was edited meanwhile, because it is unknown which version
 * the result belongs to.
 */
export function cachedResult(
  root: string,
  name: string,
  parts?: readonly string[],
  asked?: unknown,
  importing?: readonly string[],
): CachedResult {
  const cache = cacheIn(root);
  const keyNow = () => `${name}-${fingerprint(root, parts, asked, importing)}`;
  const key = keyNow();
  return {
    cached: cache.read(key),
    store(value) {
      if (keyNow() === key) cache.write(key, value);
    },
  };
}
