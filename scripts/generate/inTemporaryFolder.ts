import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns what `use` returns for a new folder, and removes the folder in any case. */
export function inTemporaryFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
