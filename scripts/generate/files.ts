import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The content of every file below a folder, by relative path; empty where the folder does not exist. */
export function filesBelow(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const entries = readdirSyncOrNone(folder);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), readFileSync(path, 'utf8'));
  }
  return files;
}

function readdirSyncOrNone(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A file that differs between two folders. */
interface Difference {
  name: string;
  is: 'added' | 'removed' | 'changed';
}

/** The differences between two folders, file by file. */
export function differences(committed: string, fresh: string): Difference[] {
  const [old, now] = [filesBelow(committed), filesBelow(fresh)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name): Difference[] => {
    if (!old.has(name)) return [{ name, is: 'added' }];
    if (!now.has(name)) return [{ name, is: 'removed' }];
    return old.get(name) === now.get(name) ? [] : [{ name, is: 'changed' }];
  });
}
