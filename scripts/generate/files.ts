import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../filesIn.ts';

/** The content of every file below a folder, by relative path; empty if the folder does not exist. */
export function contentsIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? filesIn(folder) : [];
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** A file that differs between two folders. */
interface Difference {
  name: string;
  is: 'added' | 'removed' | 'changed';
}

/** The differences between two folders, file by file. */
export function differences(committed: string, fresh: string): Difference[] {
  const [old, now] = [contentsIn(committed), contentsIn(fresh)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name): Difference[] => {
    if (!old.has(name)) return [{ name, is: 'added' }];
    if (!now.has(name)) return [{ name, is: 'removed' }];
    return old.get(name) === now.get(name) ? [] : [{ name, is: 'changed' }];
  });
}
