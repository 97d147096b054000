import { cacheIn } from '../cache.ts';
import { fingerprint } from './fingerprint.ts';

interface KeptFor {
  /** What was kept for these very files. */
  kept: Buffer | undefined;
  keep(value: string): void;
}

/**
 * A result that follows from parts of the project, without parts from all of it. `keep` does nothing if a file was
 * edited meanwhile, because it is unknown which version the result belongs to.
 */
export function keptFor(root: string, name: string, parts?: readonly string[]): KeptFor {
  const cache = cacheIn(root);
  const keyNow = () => `${name}-${fingerprint(root, parts)}`;
  const key = keyNow();
  return {
    kept: cache.read(key),
    keep(value) {
      if (keyNow() === key) cache.write(key, value);
    },
  };
}
