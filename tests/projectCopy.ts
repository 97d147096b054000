import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const root = join(import.meta.dirname, '..');
const parts = ['openapi', 'scripts', 'src', 'generated', 'portal.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the project, for a test to put mistakes into and to run commands in; gone after the file's tests. */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    /** Puts something else in the place of a text that has to be there. */
    replace(file: string, from: string, to: string) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'.`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    /** Puts a file or folder back as it is in the project. */
    restore: (part: string) => cpSync(join(root, part), join(folder, part), { recursive: true }),
    run(command: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      return { status, output: (stdout + stderr).trim() };
    },
  };
}
