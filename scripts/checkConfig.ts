import { join } from 'node:path';
import { operations } from '../generated/operations.ts';
import { shapes } from '../generated/shapes.ts';
import { checkPortal } from '../src/config/checkPortal.ts';
import type { Portal } from '../src/config/portal.ts';
import type { Problem } from '../src/config/rules/problem.ts';
import { loadConfig } from './check/loadConfig.ts';
import { isError, reportProblems } from './check/reportProblems.ts';

const root = join(import.meta.dirname, '..');
const isStrict = process.argv.includes('--strict');

const counted = (count: number) => (count === 1 ? '1 unused translation' : `${count} unused translations`);

/** Translations that are not used: told, or removed where that is asked for. */
async function unused(portal: Portal): Promise<Problem[]> {
  // Loaded here, as it brings the compiler, which a config with errors need not wait for.
  const { removeUnusedTranslations, unusedTranslations } = await import('./check/unusedTranslations.ts');
  const problems = unusedTranslations(root, portal);
  if (problems.length === 0 || !process.argv.includes('--fix')) return problems;
  removeUnusedTranslations(root, portal);
  const files = [...new Set(problems.map(({ file }) => file))];
  console.log(`Removed ${counted(problems.length)} from ${files.join(', ')}.`);
  return [];
}

async function check(portal: Portal): Promise<void> {
  const problems = checkPortal(portal, { operations, shapes });
  // What is misspelt says nothing, so only a config without errors tells which translations it needs.
  const idle = problems.some(isError) ? [] : await unused(portal);
  reportProblems([...problems, ...idle], isStrict);
  if (idle.length > 0) console.error(`\`npm run check -- --fix\` removes ${counted(idle.length)}.`);
}

const { portal, problem } = await loadConfig();
if (problem) reportProblems([problem], isStrict);
else await check(portal);
