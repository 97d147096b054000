import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
/** Results that have not been used for this long are removed. */
const keptMs = 30 * dayMs;

/** Results of earlier work, each under a key that is derived from everything that the result depends on. */
export interface Cache {
  read(key: string): Buffer | undefined;
  write(key: string, value: string | Uint8Array): void;
}

/** Stores results in node_modules/.cache/portal/, which is empty in a fresh clone and after `npm ci`. */
export function cacheIn(root: string): Cache {
  const folder = join(root, 'node_modules/.cache/portal');
  const changedAt = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
  const isOld = (name: string) => (changedAt(name) ?? 0) < Date.now() - dayMs;

  /** Removes old results, only once a day, because examining thousands of files takes a build a tenth of a second. */
  function sweep() {
    if (!isOld('swept')) return;
    writeFileSync(join(folder, 'swept'), '');
    for (const name of readdirSync(folder)) {
      const time = changedAt(name);
      if (time !== undefined && time < Date.now() - keptMs) rmSync(join(folder, name), { force: true });
    }
  }

  return {
    read(key) {
      try {
        const value = readFileSync(join(folder, key));
        if (isOld(key)) utimesSync(join(folder, key), new Date(), new Date());
        return value;
      } catch {
        return undefined; // The caller works it out again.
      }
    },
    write(key, value) {
      mkdirSync(folder, { recursive: true });
      // Renamed into place, because another process may be reading it.
      const file = join(folder, `${key}-${process.pid}`);
      writeFileSync(file, value);
      renameSync(file, join(folder, key));
      sweep();
    },
  };
}
