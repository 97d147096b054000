import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';

/** What an entry is, after following links; a link that leads nowhere, or back to one of `folders`, is nothing. */
function behind(entry: Dirent, path: string, folders: readonly string[]): Pick<Dirent, 'isFile' | 'isDirectory'> {
  if (!entry.isSymbolicLink()) return entry;
  const found = statSync(path, { throwIfNoEntry: false });
  const isIn = (folder: string) => `${realpathSync(folder)}/`.startsWith(`${realpathSync(path)}/`);
  return found && !folders.some(isIn) ? found : entry;
}

/**
 * The files in a folder and its subfolders, by their paths relative to the folder, with `/`. Links are followed. Node's
 * own `recursive` takes five times as long.
 */
export function filesIn(folder: string, above: readonly string[] = []): string[] {
  const folders = [...above, folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    const one = behind(entry, path, folders);
    if (one.isFile()) return entry.name;
    return one.isDirectory() ? filesIn(path, folders).map((file) => `${entry.name}/${file}`) : [];
  });
}
