import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { configVersion } from '../src/config/version.ts';
import type { Remark } from './migrate/Edits.ts';
import { migrate } from './migrate/migrate.ts';
import { configTexts } from './migrate/source.ts';

// Rewrites portal.config.ts, src/screens/ and src/hosts/ for this version of the portal.

const root = join(import.meta.dirname, '..');

const lineOf = ({ file, line, column, message }: Remark) => `${file}:${line}:${column}: ${message}`;

function isDryRun(): boolean | undefined {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run'];
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nThe command knows --dry-run.`);
    return undefined;
  }
}

function run(isDry: boolean): boolean {
  const before = configTexts(root);
  const { texts, changes, refusals } = migrate(before);
  if (refusals.length > 0) {
    console.error([...refusals.map(lineOf), 'Nothing has been written.'].join('\n'));
    return false;
  }
  if (changes.length === 0) {
    console.log(`Nothing to do: the config is written for version ${configVersion}.`);
    return true;
  }
  const changed = [...texts].filter(([file, text]) => before.get(file) !== text);
  if (!isDry) for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`;
  const end = isDry
    ? `Nothing has been written; without --dry-run, ${files} would be.`
    : `Changed ${files}. Run \`npm run format\` and \`npm run check\`.`;
  console.log([...changes.map(lineOf), end].join('\n'));
  return true;
}

const isDry = isDryRun();
if (isDry === undefined || !run(isDry)) process.exitCode = 1;
