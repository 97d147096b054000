import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything else in the project folder is tracked by git, or is about to be. */
const notRead = /^(\.git|\.generated-\d+|node_modules|dist|dist-demo|test-results|playwright-report|.+\.log)$/;

/** The packages that npm has installed: the tools and types of the check, with their versions. */
const installed = 'node_modules/.package-lock.json';

function filesOf(root: string, part: string): string[] {
  const path = join(root, part);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [part];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/**
 * A hash of the names and contents of all files in parts of the project, of the installed packages and of Node's
 * version. Without parts it covers the whole project.
 */
export function fingerprint(root: string, parts: readonly string[] = readdirSync(root)): string {
  const read = parts.filter((part) => !notRead.test(part));
  const files = [...read, installed].flatMap((part) => filesOf(root, part)).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`\n${file}\n${content}`);
  }
  return hash.digest('hex');
}
