import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../filesIn.ts';

/** Everything else in the project folder is tracked by git, or is about to be. */
const notRead = /^(\.git|\.generated-\d+|node_modules|dist|dist-demo|test-results|playwright-report|.+\.log)$/;

/** The packages that npm has installed: the tools and types of the check, with their versions. */
const installed = 'node_modules/.package-lock.json';

function filesOf(root: string, part: string): string[] {
  const path = join(root, part);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? filesIn(path).map((file) => `${part}/${file}`) : [part];
}

/** Hashes of files by when they were edited last, so that a file is read once in a process. */
const known = new Map<string, { edited: string; hash: string }>();

function hashOf(file: string): string {
  const { ctimeMs, size } = statSync(file);
  const edited = `${ctimeMs} ${size}`;
  let last = known.get(file);
  if (last?.edited !== edited) {
    last = { edited, hash: hash('sha256', readFileSync(file)) };
    known.set(file, last);
  }
  return last.hash;
}

/**
 * A hash of the names and contents of all files in parts of the project, of the installed packages and of Node's
 * version. Without parts it covers the whole project.
 */
export function fingerprint(root: string, parts: readonly string[] = readdirSync(root)): string {
  const read = parts.filter((part) => !notRead.test(part));
  const files = [...read, installed].flatMap((part) => filesOf(root, part)).sort();
  const whole = createHash('sha256').update(process.version);
  for (const file of files) whole.update(`\n${file}\n${hashOf(`${root}/${file}`)}`);
  return whole.digest('hex');
}
