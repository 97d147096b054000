import { join } from 'node:path';
import { configReport } from './check/configReport.ts';
import { loadConfig } from './check/loadConfig.ts';
import { printReport, reportOf } from './check/reportProblems.ts';

const isStrict = process.argv.includes('--strict');

const { portal, problem } = await loadConfig();
const asked = { isStrict, isFixing: process.argv.includes('--fix') };
printReport(
  problem ? reportOf([problem], isStrict) : await configReport(join(import.meta.dirname, '..'), portal, asked),
);
