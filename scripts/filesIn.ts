import { readdirSync } from 'node:fs';

/**
 * The files in a folder and the folders below it, by their paths from the folder, with `/`. Node's own `recursive`
 * takes five times as long.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name;
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`) : [];
  });
}
