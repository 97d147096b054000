import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file, and the folders that it is in, unless it has this content already: most files of a build do. */
export function overwrite(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * Removes what an earlier build left in a part of a build's folder: files that are neither among those written now nor
 * one of them compressed, and empty folders. Removing all files first would take longer than writing them, and leave
 * nothing to serve meanwhile.
 */
export function removeOthers(folder: string, part: string, written: readonly string[]): void {
  const kept = new Set(written);
  const names = existsSync(join(folder, part))
    ? readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name))
    : [];
  // What is in a folder comes before the folder.
  for (const name of names.sort().reverse()) {
    const path = join(folder, name);
    if (!lstatSync(path).isDirectory()) {
      if (!kept.has(name.replace(/\.(br|gz)$/, ''))) rmSync(path);
    } else if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
