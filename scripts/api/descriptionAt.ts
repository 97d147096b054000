import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleDescription, bundleFile } from '../generate/bundle.ts';
import type { Description } from '../generate/description.ts';
import { inTemporaryFolder } from '../generate/inTemporaryFolder.ts';
import { CommandError } from './CommandError.ts';

/** The description in openapi/ at a commit, with the overlays and rules of that time. */
function ofCommit(root: string, commit: string): Description {
  return inTemporaryFolder((folder) => {
    const archive = join(folder, 'openapi.tar');
    const options: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] };
    execFileSync('git', ['archive', `--output=${archive}`, commit, 'openapi'], options);
    execFileSync('tar', ['-xf', archive, '-C', folder], options);
    return bundleDescription(folder);
  });
}

const isCommit = (root: string, name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], { cwd: root })
    .status === 0;

/** What a tool complains about, without its progress. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !/^(bundling|Command failed|Deprecation|[╔║╚])/.test(line)) ?? 'unknown';
}

/** The description in a file, or in openapi/ at a commit, branch or tag. Throws `CommandError` if there is none. */
export function descriptionAt(root: string, base: string): Description {
  const isFile = existsSync(base);
  if (!isFile && !isCommit(root, base))
    throw new CommandError(`--base is '${base}'; it has to be a file, or a commit, branch or tag of this repository.`);
  try {
    return isFile ? bundleFile(root, resolve(base)) : ofCommit(root, base);
  } catch (error) {
    throw new CommandError(`--base '${base}' has no description that can be read: ${reasonOf(error)}`);
  }
}

/** The description in openapi/ as it is now. Throws `CommandError` if it is broken. */
export function descriptionNow(root: string): Description {
  try {
    return bundleDescription(root);
  } catch (error) {
    throw new CommandError(`openapi/ cannot be read: ${reasonOf(error)} (\`npm run generate\` says where)`);
  }
}
