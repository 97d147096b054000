import { cacheIn } from '../cache.ts';
import { fingerprint } from './fingerprint.ts';

interface KeptFor {
  /** What was kept for these very files. */
  kept: Buffer | undefined;
  keep(value: string): void;
}

/**
 * A result of what was asked for that follows from parts of the project and from what those in `importing` import,
 * without parts from all of it. `keep` does nothing if a file was edited meanwhile, because it is unknown which version the result belongs to.
 */
export function keptFor(
  root: string,
  name: string,
  parts?: readonly string[],
  asked?: unknown,
  importing?: readonly string[],
): KeptFor {
  const cache = cacheIn(root);
  const keyNow = () => `${name}-${fingerprint(root, parts, asked, importing)}`;
  const key = keyNow();
  return {
    kept: cache.read(key),
    keep(value) {
      if (keyNow() === key) cache.write(key, value);
    },
  };
}
