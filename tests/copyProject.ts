import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { saidTexts } from '../src/config/translated.ts';
import tinyPortal from './portal/tinyPortal.ts';

const root = join(import.meta.dirname, '..');
const parts = ['openapi', 'scripts', 'src', 'generated', 'tests/portal', 'package.json', 'tsconfig.json'];

/** The files that a test needs to open screens. */
const opening = [
  'day.ts',
  'hearOurNames.ts',
  'leaveAsFound.ts',
  'openPortal.tsx',
  'puttingBack.ts',
  'setup.ts',
  'signedInPart.ts',
  'users.ts',
  'window.ts',
];

const labels: Record<string, string> = {};
saidTexts(tinyPortal, (text, path) => {
  if (!/^(brand\.name|languages)/.test(path)) labels[text] = text;
});
const translations = (texts: Record<string, string>) => `export const config: Readonly<Record<string, string>> = {
${Object.entries(texts)
  .map(([text, translation]) => `  ${JSON.stringify(text)}: ${JSON.stringify(translation)},`)
  .join('\n')}
};
`;

/** The files in which the copy differs: the tiny config and translations of its texts. */
const own: Record<string, string> = {
  'portal.config.ts': readFileSync(join(root, 'tests/portal/tinyPortal.ts'), 'utf8')
    .replaceAll("'./", "'./tests/portal/")
    .replaceAll("'../../src/", "'./src/"),
  'src/values/text/fr/configVisitors.ts': translations(labels),
  'src/values/text/fr/configSignedIn.ts': translations({}),
};

/** A copy of the project with a tiny config, in which a test can write files and run commands. `remove` deletes it. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(own)) write(file, text);
  function run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: (stdout + stderr).trim() };
  }
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    read,
    write,
    /** Replaces a text, and throws if the file does not contain it. */
    replace(file: string, from: string, to: string) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'.`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    /** Restores one of the files in which the copy differs. */
    restore: (file: keyof typeof own) => write(file, own[file] ?? ''),
    run,
    /** Writes a test of screens into the copy and runs it. */
    runTest(text: string) {
      for (const file of opening) cpSync(join(root, 'tests', file), join(folder, 'tests', file));
      write('tests/written.test.tsx', text);
      return run('vitest', 'run', '--config', 'scripts/vitest.config.ts', 'tests/written.test.tsx');
    },
  };
}
