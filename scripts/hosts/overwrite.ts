import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file, and creates its folders, unless it already has this content, as most files of a build do. */
export function overwrite(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * Removes what an earlier build left in a part of a build's folder: empty folders, and files other than those written
 * now and their compressed forms. Removing all files first would take longer than writing them, and would leave nothing
 * to serve meanwhile.
 */
export function removeOthers(folder: string, part: string, written: readonly string[]): void {
  const kept = new Set(written);
  const names = existsSync(join(folder, part))
    ? readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name))
    : [];
  // The content of a folder comes before the folder itself.
  for (const name of names.sort().reverse()) {
    const path = join(folder, name);
    if (!lstatSync(path).isDirectory()) {
      if (!kept.has(name.replace(/\.(br|gz)$/, ''))) rmSync(path);
    } else if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
