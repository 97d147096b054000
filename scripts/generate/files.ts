import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder with its content, by path relative to the folder; empty where there is no folder. */
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

/** What sets two folders apart, a sentence a file. */
export function differences(committed: string, fresh: string): string[] {
  const [old, now] = [filesBelow(committed), filesBelow(fresh)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    if (!old.has(name)) return [`generated/${name} is missing`];
    if (!now.has(name)) return [`generated/${name} does not come from the description`];
    return old.get(name) === now.get(name) ? [] : [`generated/${name} differs from the description`];
  });
}
