import { join } from 'node:path';
import { configReport } from './check/configReport.ts';
import { loadConfig } from './check/loadConfig.ts';
import { reportProblems } from './check/reportProblems.ts';

const isStrict = process.argv.includes('--strict');

const { portal, problem } = await loadConfig();
if (problem) {
  reportProblems([problem], isStrict);
} else {
  const asked = { isStrict, isFixing: process.argv.includes('--fix') };
  const { lines, isSound } = await configReport(join(import.meta.dirname, '..'), portal, asked);
  for (const line of lines) console.error(line);
  if (!isSound) process.exitCode = 1;
}
